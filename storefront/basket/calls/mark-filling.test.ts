import { expect, test } from 'vitest';
import { later, useBasketClock } from '#tests/setup/browser/open-basket.ts';
import { createFillingMark, fillingMs } from './mark-filling.ts';

useBasketClock();

test('E10, SGN-D6 a box is being filled until the last press is a while ago, and saved', async () => {
  const page = { dataset: {} as DOMStringMap };
  let isSaved = true;
  const mark = createFillingMark(page, () => isSaved);
  mark();
  await later(fillingMs - 1);
  mark();
  await later(fillingMs - 1);
  expect(page.dataset).toEqual({ filling: '' });
  await later(1);
  expect(page.dataset).toEqual({});
  isSaved = false;
  mark();
  await later(fillingMs);
  expect(page.dataset).toEqual({ filling: '' });
  isSaved = true;
  await later(fillingMs);
  expect(page.dataset).toEqual({});
});
