import { expect, test } from 'vitest';
import { narrowingQuery, noNarrowing, readNarrowing, toggled } from './narrowing.ts';

const read = (query: string) => readNarrowing(new URLSearchParams(query));

test.each([
  ['', ''],
  ['sort=kilo', '?sort=kilo'],
  ['sort=meal', '?sort=meal'],
  ['sort=weight', '?sort=weight'],
  ['sort=KILO', ''],
  ['sort=', ''],
  ['sort=price', ''],
  ['sort=kilo&sort=meal', '?sort=kilo'],
  ['only=organic,now', '?only=now,organic'],
  ['only=organic&only=now', '?only=now,organic'],
  ['only=nonsense,cheap', '?only=cheap'],
  ['sort=kilo&only=now&utm_source=x', '?only=now&sort=kilo'],
  ['with=a,b,b,c', '?with=a,b,c'],
  ['with=a&with=b', '?with=a,b'],
  ['with=a,b,c,d,e', '?with=a,b,c,d'],
  ['with=A%20b,<script>', ''],
  ['animal=deer', '?animal=deer'],
  ['animal=De er', ''],
])('D1 the query %j means %j', (query, expected) => {
  expect(narrowingQuery(read(query))).toBe(expected);
  expect(narrowingQuery(read(expected.slice(1)))).toBe(expected);
});

test('D1 a chip is switched on and off, and the rest stays', () => {
  const on = toggled({ ...noNarrowing, sort: 'kilo', chips: ['cheap'] }, 'now');
  expect(narrowingQuery(on)).toBe('?only=now,cheap&sort=kilo');
  expect(narrowingQuery(toggled(on, 'now'))).toBe('?only=cheap&sort=kilo');
});
