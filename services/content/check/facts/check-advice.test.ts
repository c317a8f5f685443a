// Advice as it was, each beside that of today. A numbers are those of the second reading of the texts.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { filesWith } from '#tests/setup/content/market-files.ts';
import { checkAdvice } from './check-advice.ts';

type Code = keyof typeof markets;
type Doc = Record<string, unknown>;
const saidOf = (market: Code, doc: Doc) =>
  checkAdvice({ market: markets[market], files: filesWith({ recipes: [doc] }) }).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

const pork = (...texts: string[]) => ({ animal_types: ['pig'], instructions: texts.map((body) => ({ body })) });

test.each<[string, Code, old: string, now: string]>([
  [
    'recipe of chops',
    'nl',
    'Houd 62 graden aan en schrik niet van een zweem roze bij het bot: zo hoort het.',
    'Zwanger, of koken voor kleine kinderen: 70 °C.',
  ],
  ['loose chops', 'nl', 'Op 62 °C eraf.', 'Zwanger, of koken voor kleine kinderen: 70 °C.'],
  [
    'recipe of tenderloin',
    'nl',
    'Varkenshaas in medaillons, kort gebakken en rosé, met mosterd.',
    'Zwanger, of koken voor kleine kinderen: 70 °C.',
  ],
  ['neck', 'nl', 'Haal ze eruit bij 63 °C en geef ze vijf minuten.', 'Voor kleine kinderen 70 °C.'],
  [
    'roast with cider',
    'fr',
    'Encore vingt-cinq minutes : 65 °C à cœur, rosé et juteux ; 70 °C si vous le préférez bien cuit.',
    'Femmes enceintes et jeunes enfants : 70 °C.',
  ],
  ['neck', 'de', 'Steaks 65 bis 68 °C.', 'Für Schwangere und kleine Kinder 70 °C.'],
])('A14 A15 pork below 70 °C says for whom it is not: %s, %s', (_, market, old, now) => {
  expect(saidOf(market, pork(`<p>${old}</p>`))).toEqual([
    `instructions.0.body: pork below 70 °C is not for pregnant women and young children, and nothing here says so: ${old}`,
  ]);
  expect(saidOf(market, pork(`<p>${old}</p>`, `<p>${now}</p>`))).toEqual([]);
});

test('A14 what ends at 70 °C, and what is no pork, needs no warning', () => {
  expect(saidOf('uk', pork('<p>Brown, until they read 68 °C. They reach 71 °C on the plate.</p>'))).toEqual([]);
  expect(saidOf('fr', { animal_types: ['sheep'], body: '<p>Gigot rosé : 57 °C à cœur.</p>' })).toEqual([]);
  expect(saidOf('de', { animal_types: ['pig'], body: '<p>Schwarzer Kopf, dazwischen rosa.</p>' })).toEqual([]);
});

test.each<[Code, Doc, string]>([
  [
    'nl',
    {
      title: 'Kan ik het gehakt rosé eten?',
      body: '<p>Wil je rauw, neem dan tartaar, en eet hem op. Zwanger: nee.</p>',
    },
    'minced meat is never eaten raw',
  ],
  [
    'nl',
    { title: 'Tartaar', body: '<p>Ei, kappertjes, ui, of gewoon in de boter.</p>' },
    'minced meat is never eaten raw',
  ],
  [
    'fr',
    { title: 'Rumsteck', body: '<p>Le rumsteck se mange cru.</p>' },
    'who eats meat raw is told for whom that is not',
  ],
  ['uk', { title: 'Mince', body: '<p>You may eat it raw.</p>' }, 'minced meat is never eaten raw'],
  ['de', { title: 'Hackfleisch', body: '<p>Du kannst es roh essen.</p>' }, 'minced meat is never eaten raw'],
])('A12 A15 %s: what is advised raw is told: %j', (market, doc, reason) => {
  expect(saidOf(market, doc)).toEqual([expect.stringContaining(reason)]);
});

test.each<[Code, Doc]>([
  ['nl', { title: 'Tartaar', body: '<p>Kort in de boter, tot 70 °C in het midden.</p>' }],
  ['nl', { title: 'Gehakt', body: '<p>Rauw gehakt of rauwe tartaar raden we niemand aan.</p>' }],
  ['nl', { title: 'Salade', body: '<p>Rode bieten, rauw, in parten.</p>' }],
  ['fr', { title: 'Rumsteck', body: '<p>Il se mange cru. Pas de viande crue pour les femmes enceintes.</p>' }],
  ['de', { title: 'Hackfleisch', body: '<p>Roh essen: dafür ist es nicht gemacht.</p>' }],
])('A12 A15 %s: what is cooked, denied or warned of is fine: %j', (market, doc) => {
  expect(saidOf(market, doc)).toEqual([]);
});
