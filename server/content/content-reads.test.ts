import { expect, test } from 'vitest';
import { readsOfCall, readsOfPath } from './content-reads.ts';

const list = (count: number) => ({ items: Array.from({ length: count }, (_, index) => ({ slug: `box-${index}` })) });

test.each([
  ['getPackage', { params: { slug: 'box' } }, {}, ['nl packages/box']],
  ['getPackage', { params: { slug: 'gone' } }, undefined, ['nl packages/gone']],
  ['listPackages', {}, list(2), ['nl packages/*all', 'nl packages/box-0', 'nl packages/box-1']],
  ['listPackages', { query: { animal_type: 'cow', page: 2 } }, list(0), ['nl packages/*animal:cow']],
  [
    'listRelatedPackages',
    { params: { relatedType: 'farmer', relatedSlug: 'jan' } },
    list(0),
    ['nl packages/*farmer:jan'],
  ],
  ['listPopularFarmshopProducts', {}, [{ slug: 'a' }], ['nl farmshop-products/*popular', 'nl farmshop-products/a']],
  ['listPopularFarmshopProductsOfAnimal', { params: { animal: 'cow' } }, [], ['nl farmshop-products/*popular:cow']],
  ['listRecipes', { query: { animal_type: 'cow' } }, list(0), ['nl recipes/*']],
  // What cannot be told by name is all of the kind, and a search is all there is.
  ['listPackages', {}, list(201), ['nl packages']],
  ['listPackages', {}, undefined, ['nl packages']],
  ['listQuestions', {}, { items: [{ question: 'why' }] }, ['nl questions']],
  ['listTraceabilityOfProduct', { params: { productId: '5' } }, { items: [{}] }, ['nl traceability', 'nl packages']],
  ['search', { query: { q: 'box' } }, { groups: [] }, ['nl *']],
])('C6 %s %j is made from what it answers', (call, request, answer, reads) => {
  expect(readsOfCall('nl', call, { request, answer })).toEqual(reads);
});

test.each([
  ['/products/box', ['nl packages/box']],
  ['/products', ['nl packages']],
  ['/products/farmer/jan', ['nl packages']],
  ['/products/product-id/5', ['nl traceability', 'nl packages']],
  ['/recipes/stew', ['nl recipes/stew']],
  ['/products/caf%C3%A9', ['nl packages/café']],
  ['/products/%ff', ['nl packages']],
  ['/search', ['nl *']],
  ['/nothing', null],
])('C6 an answer to others at %s is made from the same', (path, reads) => {
  expect(readsOfPath('nl', path)).toEqual(reads && new Set(reads));
});
