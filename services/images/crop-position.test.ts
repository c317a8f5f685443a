// What the studio shows beside a focal point is what the shop cuts.
import { expect, test } from 'vitest';
import { variants } from '#contract/images.ts';
import { cropPosition, type Focal } from '#rules/pictures/crop.ts';
import { planVariant } from './variant.ts';

const masters = [
  { width: 1600, height: 1000 },
  { width: 3024, height: 4032 },
  { width: 3200, height: 3200 },
];
const focals: Focal[] = [
  [0.5, 0.5],
  [0, 0],
  [1, 1],
  [0.34, 0.42],
  [0.9, 0.1],
];

test.each(['fit-340x210', 'fit-250x250', 'small', 'fit-1600x500', 'large'])(
  'ST-29 %s is cut where the preview says, to a pixel',
  (name) => {
    const variant = variants.get(name);
    if (variant?.kind !== 'fit') throw new Error(name);
    for (const master of masters)
      for (const focal of focals) {
        const { scaled, crop } = planVariant(master, variant, focal);
        const [x, y] = cropPosition(master, variant, focal);
        const [spareX, spareY] = [scaled.width - variant.width, scaled.height - variant.height];
        expect(Math.abs((spareX * x) / 100 - (crop?.left ?? 0)), `${name} ${focal.join()} left`).toBeLessThanOrEqual(1);
        expect(Math.abs((spareY * y) / 100 - (crop?.top ?? 0)), `${name} ${focal.join()} top`).toBeLessThanOrEqual(1);
      }
  },
);
