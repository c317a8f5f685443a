import { expect, test } from 'vitest';
import { activeGroup } from './tabs-scroll.ts';

const groups = (...tops: number[]) => tops.map((top, at) => ({ id: String(at), top }));

test.each([
  { tops: [500, 900], bar: 120, active: '0', why: 'above all groups' },
  { tops: [121, 900], bar: 120, active: '0', why: 'the first at the bar' },
  { tops: [-300, 122], bar: 120, active: '0', why: 'the second just below the bar' },
  { tops: [-300, 121], bar: 120, active: '1', why: 'the second at the bar' },
  { tops: [-900, -500, 300], bar: 120, active: '1', why: 'between two' },
  { tops: [-900, -500, -100], bar: 120, active: '2', why: 'below all' },
])('HOME-7 HOME-D4 the active tab is the last group that has passed the bar: $why', ({ tops, bar, active }) => {
  expect(activeGroup(groups(...tops), bar)).toBe(active);
});

test.each([
  { chosen: '1', active: '1', why: 'the chosen one' },
  { chosen: '0', active: '2', why: 'the last, when one of another row was chosen' },
  { chosen: null, active: '2', why: 'the last, when none was chosen' },
])('HOME-7 HOME-D4 of groups side by side $why is active', ({ chosen, active }) => {
  expect(activeGroup(groups(-300, 100, 100, 500), 120, chosen)).toBe(active);
});

test('HOME-D3 without groups no tab is active', () => {
  expect(activeGroup([], 120)).toBeNull();
});
