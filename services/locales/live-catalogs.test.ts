import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import type { OwnTexts } from '#rules/settings/own-texts.ts';
import { readCatalogs } from './catalogs.ts';
import { openLocales } from './open-locales.ts';

const log = { info() {}, warn() {}, error() {} };

function openWith(own: Record<string, OwnTexts>) {
  return openLocales({ markets, ownTexts: (code) => own[code], collectMissing: false, log });
}

test('studio 43.8 a text of one’s own is said on the server, in the file and in the file of browsers, until it is taken back', async () => {
  const own: Record<string, OwnTexts> = {};
  const { texts, locales, textsAddress } = openWith(own);
  const said = () => texts.textFor(markets.nl)('header.menu');
  const file = async (path: string) => (await locales.request(path.replace('/locales', ''))).text();
  const [before, address] = [said(), textsAddress(markets.nl)];
  const others = textsAddress(markets.de);

  own.nl = { 'translation:header.menu': 'Kaart' };
  expect(said()).toBe('Kaart');
  expect(texts.messagesFor(markets.nl, ['translation'])).toMatchObject({ translation: { header: { menu: 'Kaart' } } });
  expect(await file('/locales/nl/translation.json')).toContain('"menu":"Kaart"');
  expect(textsAddress(markets.nl)).not.toBe(address);
  expect(await file(textsAddress(markets.nl))).toContain('Kaart');
  expect(texts.textFor(markets.de)('header.menu')).not.toBe('Kaart');
  expect(textsAddress(markets.de)).toBe(others);

  delete own.nl;
  expect(said()).toBe(before);
  expect(textsAddress(markets.nl)).toBe(address);
});

test.each([
  ['a text we no longer have', { 'translation:header.none': 'x' }],
  ['a group in the place of a text', { 'translation:header': 'x' }],
  ['a text below a text', { 'translation:header.menu.more': 'x' }],
  ['a namespace nobody has', { 'nothing:header.menu': 'x' }],
  ['a name that is filled in by nothing', { 'translation:header.menu': '{{x}}' }],
  ['a name of every object', { 'translation:__proto__.menu': 'x', 'translation:constructor': 'x' }],
])('studio 43.8 %s leaves ours as it is', (_, own) => {
  const { texts } = openWith({ nl: own });
  const { translation } = texts.messagesFor(markets.nl, ['translation']);
  expect(translation).toEqual(readCatalogs(['nl']).nl?.translation);
});
