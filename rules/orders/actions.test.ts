import { expect, test } from 'vitest';
import { mayAct, type OrderAction } from './actions.ts';
import { orderStates } from './states.ts';

// The table "Actions by state" of the counter; ● yes, ? asks, – no. The rows of all tables are numbered in decision 45.
const table: [OrderAction, string][] = [
  ['pay', '● ● ● ● ● ● ●'],
  ['address', '● ● ? – – – –'],
  ['day', '● ● ? – – – –'],
  ['lessen', '● ● ● ● ● – –'],
  ['add', '● ● – – – – –'],
  ['cancel', '● ● ? – – – –'],
  ['takeUp', '– – – – – ● ●'],
  ['invoice', '– ● ● ● ● – –'],
];
const signs = { yes: '●', asks: '?', no: '–' };

test.each(table)('counter: actions by state: %s', (action, row) => {
  expect(orderStates.map((state) => signs[mayAct(action, state)]).join(' ')).toBe(row);
});
