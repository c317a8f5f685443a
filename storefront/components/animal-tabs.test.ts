import { expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { animalTabs } from './animal-tabs.ts';

const { nl, de } = markets;

function tabs(state: Parameters<typeof animalTabs>[0]['state'], market: Market = nl) {
  return animalTabs({ state, types: ['cow', 'chicken'], all: 'Alles', market, text: textIn(market) });
}

test('LST-1, LST-3 every tab leads to the first page of its list', () => {
  expect(tabs({ list: 'recipes', filter: 'chicken', page: 3 })).toEqual([
    { key: 'all', title: 'Alles', to: '/nl/recepten', isCurrent: false },
    { key: 'cow', title: 'Rund', to: '/nl/recepten/rund', isCurrent: false },
    { key: 'chicken', title: 'Kip', to: '/nl/recepten/kip', isCurrent: true },
  ]);
});

test('LST-2 each market and list has its own words', () => {
  const addresses = tabs({ list: 'faq', filter: null }, de).map(({ to }) => to);
  expect(addresses).toEqual(['/de/fragen', '/de/fragen/rind', '/de/fragen/huhn']);
});

test('LST-6 nothing to choose from makes no tabs', () => {
  const state = { list: 'faq' as const, filter: null };
  expect(animalTabs({ state, types: [], all: 'Alles', market: nl, text: textIn(nl) })).toEqual([]);
});
