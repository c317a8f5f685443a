import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCouponStatus, readMailingAnswer, readSignUpAnswer, readSoldOutAnswer } from './answers.ts';
import { readBasketCount, readCart } from './basket/basket.ts';
import { contentCalls } from './content.ts';
import { Redirects } from './entities/redirects.ts';
import { openApi } from './openapi.ts';
import { moduleReaders, PageModules } from './page-modules.ts';
import { plainText } from './fields/plain-text.ts';
import { type Issue, readLeniently, readStrictly } from './fields/read.ts';

const calls = Object.entries(contentCalls);
const isList = (name: string) => name.startsWith('list') || name === 'getMenu';

/** Field names of the contract, so that what is made up gets past the first check. */
const description = JSON.stringify(openApi(contentCalls, { title: '', version: '', base: '' }));
const fields = [...new Set([...description.matchAll(/"([a-z]\w+)":\{/g)].map(([, name = '']) => name))];
const cartFields = `items key id quantity extensions bundles bundled_items bundle_data bundled_item_data bundled_item_id
  bundled_by totals line_total line_total_tax currency_minor_unit currency_code total_price items_count errors message
  result msg status count`.split(/\s+/);
const names = fc.constantFrom(...fields, ...cartFields, 'toString', 'valueOf', '__proto__', 'constructor', '0', 'data');

/** Any JSON, most of it with names that mean something. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('text', '1', 1, true, '2026-03-05', '{"size":', '[]', ...Object.keys(moduleReaders)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(names, tie('value')), { maxLength: 8 })
      // Through text, as it travels: `__proto__` is then a field like any other.
      .map((entries) => JSON.parse(JSON.stringify(Object.fromEntries(entries))) as unknown),
  ),
})).value;

const runs = { numRuns: 300 };

test('API-54 no answer makes a list call fail', () => {
  const lists = calls.filter(([name]) => isList(name));
  expect(lists.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(json, (value) => {
      for (const [, call] of lists) readLeniently(call.response, value);
      readLeniently(PageModules, value);
      readLeniently(Redirects, value);
    }),
    runs,
  );
});

test('API-54 an answer for one thing is read or refused, nothing else', () => {
  const single = calls.filter(([name]) => !isList(name));
  const readOrRefuse = (schema: z.ZodType, value: unknown) => {
    try {
      readLeniently(schema, value);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
    }
  };
  fc.assert(
    fc.property(json, (value) => {
      for (const [, call] of single) readOrRefuse(call.response, value);
    }),
    runs,
  );
});

test('API-53 what a lenient reading complains of, a strict one refuses; beyond that only unknown fields', () => {
  const lists = calls.filter(([name]) => isList(name));
  const isUnknownField = ({ message }: Issue) => message === 'is not a field we know';
  fc.assert(
    fc.property(json, (value) =>
      lists.every(([, call]) => {
        const { issues } = readLeniently(call.response, value);
        const strict = readStrictly(call.response, value);
        if (strict.ok) return issues.length === 0;
        return issues.length > 0 || strict.issues.every(isUnknownField);
      }),
    ),
    runs,
  );
});

test('API-50 no answer of the shop makes the cart reader throw, and what it reads is sound', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        json,
        json.map((items) => ({ items: [items].flat(), errors: [items].flat() })),
        fc.anything(),
      ),
      (value) => {
        const basket = readCart(value);
        if (basket === null) return;
        expect(Object.values(basket.quantities).every((quantity) => Number.isInteger(quantity) && quantity > 0)).toBe(
          true,
        );
        expect([basket.plainCount, basket.itemsCount].every((count) => Number.isInteger(count) && count >= 0)).toBe(
          true,
        );
        expect(Number.isFinite(basket.farmshopSubtotal)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('SHP-1, SHP-3, SHP-4, SHP-5, SHP-11 no answer makes the other shop readers throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.string(),
        json,
        json.map((value) => JSON.stringify(value)),
      ),
      (value) => {
        for (const read of [readSignUpAnswer, readSoldOutAnswer, readMailingAnswer, readCouponStatus]) read(value);
        const count = readBasketCount(value);
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('SHP-3 any text of a server becomes text without tags', () => {
  fc.assert(
    fc.property(fc.string(), (html) => {
      expect(plainText(`<b>${html.replaceAll(/[<>&]/g, '')}</b>`)).not.toMatch(/[<>]/);
      plainText(html);
    }),
  );
});
