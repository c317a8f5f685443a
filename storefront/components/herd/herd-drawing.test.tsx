import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { HerdDrawing } from './herd-drawing.tsx';

const sold = [...new Set(marketList.flatMap(({ animalTypes }) => animalTypes)), 'wine'];

test.each(sold)('row 38 a herd of %s is drawn as what it is', (animal) => {
  const html = renderToStaticMarkup(
    <HerdDrawing id="herd" animal={animal} total={3} parts={[{ name: 'all', className: undefined, from: 0, to: 3 }]} />,
  );
  expect(html).toContain(`/images/animals.svg#${animal}"`);
  expect(readFileSync('public/images/animals.svg', 'utf8')).toContain(`<symbol id="${animal}"`);
});
