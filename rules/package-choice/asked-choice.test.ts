import { expect, test } from 'vitest';
import { askedChoice, choiceFields } from './asked-choice.ts';

const items = [
  { name: 'mince', meals: 2, maxPacks: null },
  { name: 'burgers', meals: 1, maxPacks: 3 },
  { name: 'sausages', meals: 1, maxPacks: 3 },
];

const asked = (query: string) => askedChoice(new URLSearchParams(query), items);

test.each(['', 'packs=', 'packs=2-1', 'packs=2-1-x', 'packs=2-1-1-0', 'packs=200-1-1', 'plus=mince'])(
  'a choice without our code: %j asks for none',
  (query) => {
    expect(asked(query)).toBeNull();
  },
);

test.each([
  { query: 'packs=2-1-1', packs: '2-1-1', chosen: '', why: 'the choice as it is' },
  { query: 'packs=2-1-1&plus=mince', packs: '3-0-1', chosen: '0', why: 'plus on a full choice swaps' },
  { query: 'packs=2-1-1&chosen=2&plus=mince', packs: '3-1-0', chosen: '2-0', why: 'the last chosen gives way' },
  { query: 'packs=2-1-1&minus=mince', packs: '1-1-1', chosen: '', why: 'minus takes one away' },
  { query: 'packs=1-1-1&plus=burgers', packs: '1-2-1', chosen: '1', why: 'plus fills what is not full' },
  { query: 'packs=2-9-1', packs: '2-1-1', chosen: '', why: 'beyond the cap it is as composed' },
  { query: 'packs=2-1-1&plus=other&chosen=7', packs: '2-1-1', chosen: '', why: 'what is not there is not pressed' },
])('a choice without our code: $why', ({ query, packs, chosen }) => {
  const answer = asked(query);
  expect(answer && choiceFields(answer, items)).toEqual({ packs, chosen });
});
