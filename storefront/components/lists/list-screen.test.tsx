import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { type Market, markets } from '#markets/index.ts';
import { linksIn } from '#tests/setup/read-page.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { ListScreen } from './list-screen.tsx';

const page = {
  title: 'Rassen',
  summary: 'Van Blaarkop tot Barnevelder.',
  body: null,
  image: null,
  links: [],
  seo: { title: null, description: null },
};

function render(props: Partial<ComponentProps<typeof ListScreen>> = {}, market: Market = markets.nl) {
  return renderInMarket(
    <ListScreen
      page={page}
      state={{ list: 'breeds', page: 2 }}
      pageCount={3}
      animal={null}
      intro={<i>intro</i>}
      top={<i>top</i>}
      bottom={<i>bottom</i>}
      items={[{ slug: 'blaarkop' }, { slug: 'lakenvelder' }]}
      empty={{ text: 'Nog geen rassen.', to: '/nl/rassen', link: 'Alle rassen' }}
      {...props}
    >
      {({ slug }) => <article>{slug}</article>}
    </ListScreen>,
    { market },
  );
}

/** Those of these that are there, in the order of the page. */
function inOrder(html: string, parts: string[]) {
  return parts.filter((part) => html.includes(part)).toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
}

test('head, modules, count, cards, modules stand in this order', () => {
  const parts = ['Rassen</h1>', page.summary, '<i>intro', '<i>top', '2 rassen', 'blaarkop', 'lakenvelder', '<i>bottom'];
  expect(inOrder(render({ count: '2 rassen' }), parts)).toEqual(parts);
});

test('what is chosen stands in the heading and names the list', () => {
  const html = render({ heading: 'Rassen: rund' });
  expect(html).toContain('Rassen: rund</h1>');
  expect(html).toContain('aria-label="Rassen: rund"');
});

test('a list of nothing says so, with a way on where there is one', () => {
  const html = render({ items: [], pageCount: 0 });
  expect(html).toContain('Nog geen rassen.');
  expect(html).toContain('href="/nl/rassen"');
  expect(html).not.toContain('<ul');
  expect(render({ items: [], pageCount: 0, empty: { text: 'Niets.', to: null, link: 'Alles' } })).not.toContain(
    'Alles',
  );
});

test.each(Object.values(markets))('$code: other pages keep what is chosen', (market) => {
  const links = linksIn(render({ query: '?animal=cow' }, market), textIn(market)('pagination.label'));
  const list = `/${market.code}/${market.words.breeds}`;
  expect(new Set(links?.map(({ to }) => to))).toEqual(
    new Set([`${list}?animal=cow`, `${list}/2?animal=cow`, `${list}/3?animal=cow`]),
  );
});
