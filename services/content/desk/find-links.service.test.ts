import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { change, content, openEditorForEachTest, put } from '#tests/setup/editing/test-editor.ts';
import { findLinks } from './find-links.ts';

openEditorForEachTest();

const { nl } = markets;

test('studio 4.7 whoever sets a link finds pages of the shop by their names, with or without accents', async () => {
  await change(await put('recipes', 'stew', { title: 'Rôti 100 % rund' }));
  const find = async (search: string) =>
    (await findLinks(content.database.db, nl, search)).map(({ address }) => address);
  expect(await find('BIG')).toEqual(['/nl/ons-vlees/big-box']);
  expect(await find('rôti')).toEqual(['/nl/recepten/stew']);
  expect(await find('100 %')).toEqual(['/nl/recepten/stew']);
  expect(await find('stew')).toEqual(['/nl/recepten/stew']);
  expect(await find('box')).toEqual(['/nl/ons-vlees/box', '/nl/ons-vlees/big-box', '/nl/ons-vlees/other-box']);
  expect(await findLinks(content.database.db, nl, 'about')).toEqual([{ address: '/nl/about', title: 'About' }]);
  for (const nothing of ['', '  ', 'zebra', '_', "'; drop table"])
    expect([nothing, await find(nothing)]).toEqual([nothing, []]);
});
