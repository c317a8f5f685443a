import { expect, test } from 'vitest';
import { changedNames, createTypedCopies, saysTheSame } from './typed-copy.ts';

function shelf() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
}
const form = (...pairs: [string, string][]) => new URLSearchParams(pairs);

test('what was typed is found again under its own name, until it is dropped or a month is over', () => {
  const storage = shelf();
  let now = 1000;
  const box = createTypedCopies(
    storage,
    () => 'nl/packages/box',
    () => now,
  );
  const other = createTypedCopies(
    storage,
    () => 'nl/packages/other',
    () => now,
  );
  box.keep(form(['f:title', 'Kerst & nieuw']), ['f:title']);
  expect(other.found()).toBeNull();
  expect(box.found()).toEqual({ at: 1000, body: 'f%3Atitle=Kerst+%26+nieuw', names: ['f:title'] });
  now += 31 * 24 * 60 * 60_000;
  expect([other.found(), box.found(), storage.length]).toEqual([null, null, 0]);
  box.keep(form(), []);
  box.drop();
  expect(box.found()).toBeNull();
});

test('a browser that keeps nothing, or something else, is no reason to fail', () => {
  const full = {
    ...shelf(),
    setItem() {
      throw new Error('full');
    },
  };
  createTypedCopies(full, () => 'x').keep(form(['f:title', 'a']), ['f:title']);
  createTypedCopies(null, () => 'x').keep(form(), []);
  expect([createTypedCopies(full, () => 'x').found(), createTypedCopies(null, () => 'x').found()]).toEqual([
    null,
    null,
  ]);
  const odd = shelf();
  for (const said of ['', '[]', '{"at":"x"}', '{']) {
    odd.setItem('kudde-typed:x', said);
    expect(createTypedCopies(odd, () => 'x').found()).toBeNull();
  }
});

test.each([
  [form(['f:title', 'a']), form(['f:title', 'b']), ['f:title']],
  [form(['f:on', 'on']), form(), ['f:on']],
  [form(['f:text', 'a\r\nb']), form(['f:text', 'a\nb ']), []],
  [
    form(['w:title', '1'], ['f:animals', 'cow']),
    form(['w:title', '2'], ['f:animals', 'cow'], ['f:animals', 'pig']),
    ['f:animals'],
  ],
])('%s and %s differ in %o', (before, after, names) => {
  expect(changedNames(before, after)).toEqual(names);
  const copy = { at: 0, body: String(after), names };
  expect([saysTheSame(copy, after), saysTheSame(copy, before)]).toEqual([true, names.length === 0]);
});
