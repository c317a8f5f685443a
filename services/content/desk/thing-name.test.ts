import { expect, test } from 'vitest';
import { thingName } from './form-view.ts';

test('ST-39 names of ten thousand things are found by looking at each title once', () => {
  let looks = 0;
  class CountedTitles extends Map<string, string> {
    override *values() {
      for (const title of super.values()) {
        looks += 1;
        yield title;
      }
      return undefined;
    }
    override [Symbol.iterator](): ReturnType<Map<string, string>['entries']> {
      looks += this.size;
      return super[Symbol.iterator]();
    }
  }
  const titles = new CountedTitles();
  for (let number = 0; number < 10_000; number += 1) titles.set(`box-${number}`, `Box ${number % 9_999}`);
  const names = [...titles.keys()].map((slug) => thingName(slug, titles));
  expect([names[0], names[1], names[9_999]]).toEqual(['Box 0 · box-0', 'Box 1', 'Box 0 · box-9999']);
  expect(looks).toBe(10_000);
});
