import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { change, content, openEditorForEachTest } from '#tests/setup/editing/test-editor.ts';
import { brokenLinks } from './broken-links.ts';

openEditorForEachTest();

const ask = (...addresses: string[]) => brokenLinks(content.database.db, markets.nl, addresses);
const reasons = async (...addresses: string[]) => (await ask(...addresses)).map(({ reason }) => reason);

test('studio 4.7 of the links of a text those are broken that the check refuses, by a look at what they name', async () => {
  const right = ['/nl', '/nl/recepten/roast', '/nl/recepten/roast?from=x#top', '/nl/recepten', '/nl/ons-vlees/box'];
  expect(await ask(...right, 'https://example.com/nl/x', 'mailto:a@b.nl', 'tel:+31', '#top')).toEqual([]);
  expect(await reasons('/nl/recepten/niets', '/nl/nergens/heen', '/fr/recettes', '/nl/recepten/box')).toEqual([
    '/nl/recepten/niets leads to no page',
    '/nl/nergens/heen leads to no page',
    '/fr/recettes must start with /nl, https: or #',
    '/nl/recepten/box leads to no page',
  ]);
  await change({ do: 'remove', kind: 'recipes', slug: 'roast' });
  expect(await reasons('/nl/recepten/roast')).toEqual(['/nl/recepten/roast leads to no page']);
});
