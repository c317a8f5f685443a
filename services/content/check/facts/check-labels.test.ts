// Names and codes as they were, each beside those of today. A numbers are those of the second reading of the texts.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { filesWith } from '#tests/setup/content/market-files.ts';
import { checkClaims } from '../check-claims.ts';
import { checkCodes, checkLambs } from './check-labels.ts';

type Code = keyof typeof markets;
type Doc = Record<string, unknown>;

const heath = { shop_brand_slug: 'sheep', shop_fattening_country: 'Nederland (Dwingelderveld), 18 maanden' };
const lambsOf = (market: Code, doc: Doc) =>
  checkLambs({ market: markets[market], files: filesWith({ packages: [doc] }) }).map(({ reason }) => reason);

test('A22 a sheep of eighteen months is no lamb', () => {
  expect(lambsOf('nl', { ...heath, title: 'Drents heidelam', food_name: 'Lamsvlees, diepgevroren' })).toEqual([
    'lamb is under twelve months old, and this is sold as lamb: Nederland (Dwingelderveld), 18 maanden',
  ]);
  expect(lambsOf('nl', { ...heath, title: 'Drents heideschaap', food_name: 'Schapenvlees, diepgevroren' })).toEqual([]);
});

test.each<[Code, string, string, number]>([
  ['nl', 'Lamskoteletten', 'Deze rammetjes liepen anderhalf jaar met Hilde mee.', 1],
  ['nl', 'Texels lam', 'Zes maanden op zilt gras.', 0],
  ['fr', 'Colis d’agneau', 'Des agneaux de quinze mois.', 1],
  ['fr', 'Colis d’agneau', 'Douze mois au congélateur.', 0],
  ['uk', 'Hill lamb box', 'Fourteen months on the hill.', 1],
  ['uk', 'Hill lamb box', 'It keeps for twelve months.', 0],
  ['de', 'Deichlamm-Kiste', 'Bei −18 °C hält sich das Fleisch zwölf Monate.', 0],
  ['de', 'Lammkiste', 'Vierzehn Monate auf dem Deich.', 1],
])('A22 %s: %s with "%s" is told %i times', (market, title, body, times) => {
  expect(lambsOf(market, { shop_brand_slug: 'sheep', title, body })).toHaveLength(times);
});

const codesOf = (market: Code, text: string) =>
  checkCodes({ market: markets[market], files: filesWith({ settings: [{ text }] }) }).map(({ reason }) => reason);

test.each<[Code, old: string, now: string]>([
  ['nl', 'Skal-gecertificeerd, NL-BIO-01', 'Biologisch: NL-BIO-00 (voorbeeld)'],
  ['nl', 'NL 421 EG', 'NL 00000 EG'],
  ['uk', 'GB 2067', 'GB 0001'],
  ['de', 'DE BY 14796 EG', 'DE BY 00000 EG'],
  ['fr', 'FR 71.270.001 CE', 'FR 71.460.064 CE'],
])('A23 an invented shop carries nobody’s code: %s, %s', (market, old, now) => {
  expect(codesOf(market, old)).toEqual([expect.stringMatching(/may be somebody's/)]);
  expect(codesOf(market, now)).toEqual([]);
});

test('A23 a shop with a register number of its own carries its own codes', () => {
  const { nl } = markets;
  const real = { ...nl, orders: { ...nl.orders, seller: { ...nl.orders.seller, register: 'KvK 61234567' } } };
  const files = filesWith({ settings: [{ text: 'NL-BIO-01' }] });
  expect(checkCodes({ market: real, files })).toEqual([]);
});

const namesOf = (market: Code, doc: Doc) =>
  checkClaims({ market: markets[market], files: filesWith({ packages: [doc] }) }).map(({ reason }) => reason);

test.each<[string, Code, old: string, now: string]>([
  [
    'A20',
    'de',
    'Hällische Schweinekiste, klein',
    'Landschwein-Kiste aus Hohenlohe, vom Schwäbisch-Hällischen Landschwein',
  ],
  ['A21', 'fr', 'Poulet des Landes', 'Poulet jaune, élevé dans les Landes'],
  ['A21', 'fr', 'Poulet jaune Label Rouge des Landes', 'Poulet jaune Label Rouge, élevé dans les Landes'],
  ['PGI', 'uk', 'Welsh lamb box', 'Lamb from a Welsh hill'],
  ['PDO', 'nl', 'Parmaham', 'Gedroogde ham'],
])('%s a protected name is for those who have the right to it: %s, %s', (_, market, old, now) => {
  expect(namesOf(market, { title: old })).toEqual([expect.stringContaining('a protected name')]);
  expect(namesOf(market, { title: now })).toEqual([]);
});

test('A21 who has the certificate bears the name', () => {
  const certificates = [{ name: 'Poulet des Landes', code: 'IGP' }];
  expect(namesOf('fr', { title: 'Poulet des Landes', certificates })).toEqual([]);
});
