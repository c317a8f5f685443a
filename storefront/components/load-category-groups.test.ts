import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { markets } from '#markets/index.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import type { RequestContext } from '#storefront/request-context.ts';
import { loadCategoryGroups } from './load-category-groups.server.ts';

/** A content service with so many packages of each animal, which counts what it is asked and what it gives. */
function serviceWith(counts: Record<string, number>) {
  const all = Object.entries(counts).flatMap(([animal, count]) =>
    Array.from({ length: count }, (_, at) => ({
      slug: `${animal}-${at}`,
      title: `${animal} ${at}`,
      shop_brand_slug: animal,
    })),
  );
  const calls: string[] = [];
  let cards = 0;
  const content = createClient(contentCalls, (path) => {
    const { pathname, searchParams } = new URL(path, 'http://content');
    if (pathname !== '/products') return Response.json([]);
    const animal = searchParams.get('animal_type');
    calls.push(animal ?? 'all');
    const listed = all.filter(({ shop_brand_slug }) => animal === null || shop_brand_slug === animal);
    const data = listed.slice(0, Number(searchParams.get('per_page')));
    cards += data.length;
    return Response.json({ data, total: listed.length, per_page: data.length });
  });
  return { content, calls, cards: () => cards };
}

async function load(counts: Record<string, number>, only?: string[]) {
  const { content, calls, cards } = serviceWith(counts);
  const market = markets.nl;
  const log = { warn() {} };
  // The rest of the visitor is not asked for.
  const context = { content, market, hostKind: 'production', text: textIn(market), log } as unknown as RequestContext;
  const groups = await loadCategoryGroups(context, only);
  return {
    groups: groups.map(({ animal, packages, all }) => [animal, packages.length, all?.total]),
    calls,
    cards: cards(),
  };
}

test('HOME-6 up to a hundred packages are asked for at once', async () => {
  const { groups, calls, cards } = await load({ pig: 60, cow: 40 });
  expect(groups).toEqual([
    ['cow', 40, undefined],
    ['pig', 60, undefined],
  ]);
  expect([calls, cards]).toEqual([['all', 'all'], 101]);
});

test.each([1000, 100_000])('HOME-6 of %i packages no more are asked for than are shown', async (size) => {
  const { groups, calls, cards } = await load({ cow: size, pig: 11, chicken: 12, wine: 13 });
  expect(groups).toEqual([
    ['cow', 12, size],
    ['chicken', 12, undefined],
    ['pig', 11, undefined],
    ['wine', 12, 13],
  ]);
  // One that tells how many there are, and twelve of each at most.
  expect(cards).toBe(1 + 12 + 12 + 11 + 12);
  expect(new Set(calls).size).toBe(calls.length);
});

test('HOME-6 goods of no animal that can be asked for are found among the first', async () => {
  const { groups, calls } = await load({ honey: 3, cow: 200 });
  expect(groups).toEqual([
    ['cow', 12, 200],
    ['honey', 3, undefined],
  ]);
  expect(calls.filter((animal) => animal === 'all')).toHaveLength(2);
});

test('HOME-6 where only some are wanted, only those are asked for', async () => {
  expect(await load({ cow: 200, pig: 5 }, ['pig'])).toEqual({
    groups: [['pig', 5, undefined]],
    calls: ['all', 'pig'],
    cards: 6,
  });
  expect((await load({ honey: 3, cow: 200 }, ['honey'])).groups).toEqual([['honey', 3, undefined]]);
  expect((await load({ cow: 20, pig: 5 }, ['pig'])).groups).toEqual([['pig', 5, undefined]]);
});
