import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { AnimalSpot } from './animal-spot.tsx';

test('an animal is shown in the print of the brand, in the size of its place', () => {
  expect(renderInMarket(<AnimalSpot animal="cow" />)).toContain('src="/media/resize-96-2x/spot-cow.webp"');
  const tile = renderInMarket(<AnimalSpot animal="cow" size="tile" />);
  expect(tile).toContain('src="/media/resize-240/spot-cow.webp"');
  const sign = renderInMarket(<AnimalSpot animal="cow" size="sign" />, { market: markets.de });
  expect(sign).toContain('src="/media/resize-96/spot-cow-weide.webp"');
});

test('row 38 wine is a print among prints, and what nobody drew a label', () => {
  expect(renderInMarket(<AnimalSpot animal="wine" size="sign" />)).toContain('src="/media/resize-96/spot-wine.webp"');
  expect(renderInMarket(<AnimalSpot animal="unicorn" />)).toContain('icons.svg#tag');
});

test('another picture is offered in two sizes where we make them, in one that everybody has where others do', () => {
  const spot = (image: string) => renderInMarket(<AnimalSpot animal="cow" image={image} sizes="106px" />);
  const own = spot('/media/cow.png');
  expect(own).toContain('srcSet="/media/resize-240/cow.webp 240w, /media/resize-500/cow.webp 500w" sizes="106px"');
  expect(own).toContain('src="/media/resize-500/cow.webp"');
  const foreign = spot('https://content.example/cow.png');
  expect(foreign).toContain('src="https://content.example/resize-500/cow.webp"');
  expect(foreign).not.toContain('srcSet');
});
