import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { ArticleDetail } from './detail.tsx';

type Props = ComponentProps<typeof ArticleDetail>;

const bare: Props = {
  article: {
    slug: 'post',
    title: 'Een dag op de hei',
    summary: null,
    image: null,
    publishedAt: null,
    updatedAt: null,
    body: null,
    seo: { title: null, description: null },
  },
  date: null,
  minutes: 0,
  crumbs: [{ title: 'Blog', to: '/nl/blog' }],
  related: [],
  address: {
    url: 'https://www.kudde.example/nl/blog/1/post',
    origin: 'https://www.kudde.example',
  },
  modules: [],
};

function render(changes: Partial<Props> = {}) {
  return renderInMarket(<ArticleDetail {...bare} {...changes} />);
}

test('BLG-D1 a post with nothing but a title has no line for what is not known, and no related section', () => {
  const html = render();
  expect(html).toMatch(/<h1[^>]*>Een dag op de hei<\/h1>/);
  expect(html).not.toMatch(/<(time|img|h2|section)\b/);
  expect(html).not.toContain('lezen');
});

test('BLG-8, BLG-9, BLG-11, IMG-7 title, picture, body, date and reading time', () => {
  const article = {
    ...bare.article,
    image: '/media/scene.webp',
    publishedAt: '2024-03-05',
    body: { html: '<p>Hei</p>' },
  };
  const html = render({ article, date: '5 maart 2024', minutes: 2 });
  expect(html).toContain('<time dateTime="2024-03-05">5 maart 2024</time>');
  expect(html).toContain('2 minuten lezen');
  expect(html).toContain('/media/resize-1200/scene.jpg');
  expect(html).toContain('<p>Hei</p>');
});

test('BLG-9 one minute is not minutes', () => {
  expect(render({ minutes: 1 })).toContain('1 minuut lezen');
});

test('BLG-12 sharing opens another tab and loads nothing before', () => {
  const html = render();
  const links = [...html.matchAll(/<a href="(https:[^"]*)"([^>]*)>/g)];
  expect(links.map(([, href]) => new URL(href ?? '').host)).toEqual([
    'www.facebook.com',
    'twitter.com',
    'www.pinterest.com',
  ]);
  for (const [, , rest] of links) expect(rest).toContain('target="_blank" rel="noopener"');
  expect(html).not.toMatch(/<(script|iframe)\b/);
});
