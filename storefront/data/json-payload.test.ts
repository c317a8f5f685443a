import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPayload, fromPayload } from './json-payload.ts';

const value = {
  title: 'Één "koe", dat is \'t',
  price: 12.5,
  list: [null, true, { at: new Date('2026-11-16T09:00:00Z') }],
  none: null,
};

test('what is packed comes out as it went in, dates too', () => {
  expect(fromPayload(toPayload(value))).toEqual(value);
  expect(fromPayload(toPayload(new Date(0)))).toEqual(new Date(0));
});

test('any JSON survives', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (any) => {
      expect(fromPayload(toPayload(any))).toEqual(JSON.parse(JSON.stringify(any)));
    }),
  );
});

test('what is undefined is left out', () => {
  expect(toPayload({ a: undefined, b: 1 })).toBe("{'b':1}");
});
