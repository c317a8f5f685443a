import { expect, test } from 'vitest';
import { countryOf, originStatement } from './origin-statement.ts';

test.each([
  ['Nederland (Lopik)', 'Nederland'],
  ['Deutschland, Lindenhof, Bad Tölz', 'Deutschland'],
  ['United Kingdom', 'United Kingdom'],
  ['', null],
  [null, null],
])('the country of %j is %j', (place, country) => {
  expect(countryOf(place)).toBe(country);
});

const dutch = {
  born: 'Nederland (Lopik)',
  reared: 'Nederland (Lopikerwaard), 31 maanden op gras',
  slaughtered: 'Nederland',
  slaughterApproval: 'NL 482 EG',
  cut: 'Nederland',
  cuttingApproval: 'NL 1188 EG',
};

test('D8.3 born, reared and slaughtered in one country is one origin, with the houses by number', () => {
  expect(originStatement(dutch)).toEqual([
    { row: 'origin', country: 'Nederland', approval: null },
    { row: 'slaughtered', country: 'Nederland', approval: 'NL 482 EG' },
    { row: 'cut', country: 'Nederland', approval: 'NL 1188 EG' },
  ]);
});

test('D8.3 an animal that crossed a border has a line for each step', () => {
  expect(originStatement({ ...dutch, born: 'Frankrijk' }).map(({ row, country }) => `${row} ${country}`)).toEqual([
    'born Frankrijk',
    'reared Nederland',
    'slaughtered Nederland',
    'cut Nederland',
  ]);
});

test('nothing is stated of an animal whose slaughter is not known', () => {
  expect(originStatement({ ...dutch, slaughtered: null })).toEqual([]);
});
