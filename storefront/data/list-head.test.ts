import { expect, test } from 'vitest';
import { StaticPage } from '#contract/entities/static-page.ts';
import { listHead } from './list-head.ts';

const ours = { title: 'Recepten', summary: 'Voor ieder stuk' };

test('without a page of its own a list has our words', () => {
  expect(listHead(null, ours)).toMatchObject({ title: 'Recepten', summary: 'Voor ieder stuk', links: [], body: null });
});

test('an editor who wrote no summary wants none', () => {
  const page = StaticPage.parse({ slug: 'recipes', title: 'Koken' });
  expect(listHead(page, ours)).toMatchObject({ title: 'Koken', summary: null });
});

test('a page without a title keeps ours', () => {
  const page = StaticPage.parse({ slug: 'recipes', summary: 'Zelf geschreven', link_1: '/nl', link_1_title: 'Home' });
  expect(listHead(page, ours)).toMatchObject({
    title: 'Recepten',
    summary: 'Zelf geschreven',
    links: [{ address: '/nl', title: 'Home' }],
  });
});
