import { expect, test } from 'vitest';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { CardFrame } from './card-frame.tsx';
import { CardGrid } from './card-grid.tsx';

const items = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
const picture = ({ slug }: { slug: string }) => <Picture image={`/media/${slug}.webp`} use="card" alt="" />;
const loading = (html: string) => [...html.matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, word]) => word);

test('the first picture of the main list is loaded at once and before others, all others when they come into view', () => {
  const html = renderInMarket(
    <CardGrid items={items} isMain>
      {picture}
    </CardGrid>,
  );
  expect(loading(html)).toEqual(['eager', 'lazy', 'lazy']);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
});

test('no picture of another list is loaded before it comes into view', () => {
  const html = renderInMarket(<CardGrid items={items}>{picture}</CardGrid>);
  expect(loading(html)).toEqual(['lazy', 'lazy', 'lazy']);
});

test.each([
  ['one card', 1, {}, 1],
  ['one card of a part of a row', 1, { isPart: true }, 0],
  ['one card before the way to all', 1, { last: <p /> }, 0],
  ['one small card', 1, { isSmall: true }, 0],
  ['two cards', 2, {}, 0],
])('no place of a row is empty: %s', (_, count, grid, wide) => {
  const html = renderInMarket(
    <CardGrid items={items.slice(0, count)} {...grid}>
      {({ slug }) => <CardFrame to={null} title={slug} image={`/media/${slug}.webp`} />}
    </CardGrid>,
  );
  expect(html.match(/<article class="[^"]*wide/g) ?? []).toHaveLength(wide);
});
