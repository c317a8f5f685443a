import { expect, test } from 'vitest';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
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
