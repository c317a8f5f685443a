import { expect, test } from 'vitest';
import { Article } from './article.ts';
import { Breed } from './breed.ts';
import { Coupon } from './coupon.ts';
import { Cut } from './cut.ts';
import { Farmer } from './farmer.ts';
import { FarmshopProduct } from './farmshop-product.ts';
import { Package } from './package.ts';
import { StaticPage } from './static-page.ts';

const html = '<p>Grass&nbsp;<em>fed</em></p>';
const named = { slug: 'a', title: 'A' };

test.each([
  ['a package’s description', () => Package.parse({ ...named, card_description: html }).description],
  ['a package’s farmer', () => Package.parse({ ...named, farmer_name: 'B', farmer_summary: html }).farmer?.summary],
  ['a farmer', () => Farmer.parse({ ...named, summary: html }).summary],
  ['a farmer, under the other name', () => Farmer.parse({ ...named, farmer_summary: html }).summary],
  ['a breed', () => Breed.parse({ ...named, summary: html }).summary],
  ['a cut', () => Cut.parse({ ...named, summary: html }).summary],
  ['an article', () => Article.parse({ ...named, summary: html }).summary],
  ['a static page', () => StaticPage.parse({ ...named, summary: html }).summary],
  [
    'a farm shop product',
    () => FarmshopProduct.parse({ ...named, bundled_item_id: 1, bundle_id: 2, summary: html }).summary,
  ],
  ['a coupon', () => Coupon.parse({ excerpt: html }).excerpt],
])('HTML in the short text of %s is read as text', (_, read) => {
  expect(read()).toBe('Grass fed');
});
