// Style sheets cannot read constants, so their widths are read here.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every condition by width, with the sheet it stands in. */
const conditions = globSync('storefront/**/*.css').flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].map(([text, , px]) => ({
    sheet,
    text,
    px: Number(px),
  })),
);

/** Some contents need a change of their own, well away from the two widths everything else goes by. */
function near(from: number, to: number) {
  const found = conditions.filter(({ px }) => px >= from && px <= to);
  expect(found.length).toBeGreaterThan(5);
  return found;
}

test('CON-1 what changes on the way to a desktop changes at 992 px', () => {
  expect(near(900, 1080).filter(({ text }) => text !== '(min-width: 992px)')).toEqual([]);
});

test('CON-2, CON-3 what changes between mobile and tablet changes above 768 px', () => {
  expect(near(680, 840).filter(({ text }) => text !== '(max-width: 768px)')).toEqual([]);
});
