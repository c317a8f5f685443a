import { expect, test } from 'vitest';
import { PackageContents } from '#contract/entities/package-item.ts';
import { holdsCut } from './holds-cut.ts';

const contents = PackageContents.parse([
  { cut_packages: [{ name: 'biefstuk' }, { name: 'x1', frontend_name: 'Sukadelap' }] },
  { minced_packages: [{ name: 'gehakt', frontend_name: 'Rundergehakt', frontend_name_detailpage: 'Grof gehakt' }] },
]);

test.each([
  ['biefstuk', 'Kogelbiefstuk', true],
  ['sukade', 'sukadelap', true],
  ['rundergehakt', 'Rundergehakt', true],
  ['ribeye', 'Ribeye', false],
  ['biefstuk-2', 'Bief', false],
])('a package holds the cut %s called %s: %s', (slug, title, isIn) => {
  expect(holdsCut(contents, { slug, title })).toBe(isIn);
});
