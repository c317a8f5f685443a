import { expect, test } from 'vitest';
import { changeMenu, closedMenu, type MenuEvent } from './menu-state.ts';

const after = (...events: MenuEvent[]) => events.reduce(changeMenu, closedMenu);
const press = (id: string): MenuEvent => ({ type: 'press', id });
const point = (id: string): MenuEvent => ({ type: 'point', id });

test.each<[string, MenuEvent[], string | null]>([
  ['a press opens', [press('a')], 'a'],
  ['a second press closes', [press('a'), press('a')], null],
  ['a press on another opens that one', [press('a'), press('b')], 'b'],
  ['the pointer opens', [point('a')], 'a'],
  ['the pointer going closes', [point('a'), { type: 'leave' }], null],
  ['the pointer moving on opens the other', [point('a'), point('b')], 'b'],
  ['a press keeps what the pointer opened', [point('a'), press('a')], 'a'],
  ['the pointer going leaves what was pressed', [press('a'), { type: 'leave' }], 'a'],
  ['the pointer on another leaves what was pressed', [press('a'), point('b')], 'a'],
  ['closing the panel closes', [press('a'), { type: 'closePanel' }], null],
  ['closing closes', [press('a'), { type: 'close' }], null],
])('HDR-7 panels: %s', (_, events, panel) => {
  expect(after(...events).panel).toBe(panel);
});

test('HDR-7 the drawer opens, unfolds what is pressed, and closes with everything in it', () => {
  const open = after({ type: 'openDrawer' }, press('a'), { type: 'unfold', id: 'b' }, { type: 'unfold', id: 'c' });
  expect(open).toMatchObject({ isDrawerOpen: true, panel: 'a', unfolded: ['b', 'c'] });
  expect(changeMenu(open, { type: 'unfold', id: 'b' }).unfolded).toEqual(['c']);
  expect(changeMenu(open, { type: 'close' })).toEqual(closedMenu);
});
