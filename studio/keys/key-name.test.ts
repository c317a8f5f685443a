import { expect, test } from 'vitest';
import { keyName } from './key-name.ts';
import { keyTable } from './key-table.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  [{ key: 'x' }, 'x'],
  // Capitals are locked.
  [{ key: 'X' }, 'x'],
  [{ key: 'X', shiftKey: true }, 'Shift x'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: '/', shiftKey: true }, '/'],
  [{ key: 'Enter', ctrlKey: true }, 'Ctrl Enter'],
  [{ key: 'Enter', metaKey: true }, 'Ctrl Enter'],
  [{ key: 'Enter' }, 'Enter'],
  [{ key: 'K', ctrlKey: true }, 'Ctrl k'],
  [{ key: 'z', metaKey: true }, 'Ctrl z'],
  // Done again, which is for what is typed.
  [{ key: 'z', metaKey: true, shiftKey: true }, null],
  [{ key: 'F8' }, 'F8'],
  [{ key: 'ArrowUp', altKey: true }, null],
])('CO-48 keys: %j is %s', (pressed, name) => {
  expect(keyName({ ...none, ...pressed })).toBe(name);
});

test('CO-48 keys: no two do different things, and every key that is no deed of a screen says what it does', () => {
  const names = keyTable.map(({ press }) => press.join(' '));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(keyTable.filter(({ does, text }) => does.kind !== 'go' && text === null)).toEqual([]);
  // WCAG 2.1.4: what can be switched off is every key that is a sign by itself.
  expect(keyTable.filter(({ press, isLetter }) => press[0].length === 1 && !isLetter)).toEqual([]);
});
