// Words as they were, each beside those of today. F numbers are those of the second reading of the texts.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { filesWith } from '#tests/setup/content/market-files.ts';
import { checkDatedWords } from './check-dated-words.ts';

type Code = keyof typeof markets;
type Doc = Record<string, unknown>;
const saidOf = (market: Code, doc: Doc) =>
  checkDatedWords({ market: markets[market], files: filesWith({ packages: [doc] }) }).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

test.each<[Code, Doc, string]>([
  ['nl', { card_description: 'Zeven kilo lam. Uitverkocht.' }, 'Uitverkocht'],
  ['nl', { card_description: 'Een kwart lam. Nog één pakket.' }, 'Nog één pakket'],
  ['nl', { checklist: ['Uitverkocht in negen dagen'] }, 'Uitverkocht'],
  ['nl', { body: '<p>De helft is al weg, de volgende groep komt in februari.</p>' }, 'De helft is al weg'],
  ['uk', { seo_description: 'Sold out: leave your address for the next steer.' }, 'Sold out'],
  ['de', { body: '<p>Die Kiste ist ausverkauft.</p>' }, 'ausverkauft'],
  ['de', { body: '<p>Zwölf Kisten sind vorbestellt, die übrigen kommen dazu.</p>' }, 'Kisten sind vorbestellt'],
  ['fr', { body: '<p>Il reste trois colis.</p>' }, 'Il reste trois colis'],
  ['nl', { card_description: '4 kilo, 8 maaltijden voor twee. Op nalevering.' }, 'Op nalevering'],
  ['nl', { checklist: ['Niet op voorraad, nieuwe jaargang in april'] }, 'Niet op voorraad'],
  [
    'nl',
    { body: '<p>De laatste dozen gingen in oktober weg, samen met het eerste wild.</p>' },
    'De laatste dozen gingen',
  ],
  ['nl', { card_description: 'Uit het beekdal. De volgende os is bijna zover.' }, 'is bijna zover'],
  ['fr', { body: '<p>L’atelier d’Amou fait une pause de deux semaines.</p>' }, 'fait une pause'],
  ['fr', { body: '<p>Le prochain bœuf est annoncé.</p>' }, 'prochain bœuf est annoncé'],
  ['uk', { checklist: ['On back order until the new year'] }, 'On back order'],
  ['de', { checklist: ['Kommt nach, voraussichtlich am {estimated_delivery_date}'] }, 'Kommt nach'],
  ['de', { card_description: 'Dieser Ochse ist vergeben, der nächste angemeldet.' }, 'ist vergeben'],
  ['de', { body: '<p>Dreißig Kisten gab es in diesem Herbst, alle sind vergeben.</p>' }, 'sind vergeben'],
])('F57 figures say what is left, not prose: %s %j', (market, doc, words) => {
  expect(saidOf(market, doc)).toEqual([expect.stringContaining(`"${words}" is true today only`)]);
});

test.each<[Code, Doc]>([
  ['nl', { card_description: 'Zeven kilo lam, van eind augustus tot half december.' }],
  ['uk', { additional_info: [{ body: 'Outdoors all their lives, tails and teeth left alone.' }] }],
  ['de', { body: '<p>Wann die nächste Kuh geht, wissen wir erst, wenn es so weit ist.</p>' }],
  ['de', { body: '<p>Alle Kisten sind gleich.</p>' }],
  ['de', { body: '<p>Der Geschmack kommt nach und nach.</p>' }],
  ['nl', { body: '<p>Bottelen doet hij in april, daarna is er weer rood.</p>' }],
])('F57 what stays true is fine: %s %j', (market, doc) => {
  expect(saidOf(market, doc)).toEqual([]);
});

const lamb = { season_from: '08-25', season_until: '12-11' };
const turkey = { season_from: '10-15', season_until: '12-15' };
const grill = { season_from: '05-01', season_until: '09-15' };
const forest = { season_from: '10-01', season_until: '03-31' };
const ham = { season_from: '10-20', season_until: '11-22' };

test.each<[Code, Doc, string | null]>([
  ['nl', { ...lamb, checklist: ['Alleen van augustus tot en met december'] }, null],
  ['nl', { ...lamb, checklist: ['Alleen van juli tot en met november'] }, 'van juli tot en met november'],
  ['nl', { ...lamb, body: '<p>Van mei tot september staan ze op de dijk.</p>' }, null],
  ['nl', { ...turkey, body: '<p>De bestellijst is open tot en met 15 december.</p>' }, null],
  ['nl', { ...turkey, body: '<p>De bestellijst is open tot en met 20 december.</p>' }, 'tot en met 20 december'],
  ['fr', { ...grill, checklist: ['Du 1er mai au 15 septembre'] }, null],
  ['fr', { ...grill, body_title: 'De mai à la mi-septembre' }, null],
  ['fr', { ...grill, body_title: 'De juin à août' }, 'De juin à août'],
  ['uk', { ...ham, checklist: ['To order until 22 November: curing takes twenty days'] }, null],
  ['uk', { ...ham, checklist: ['To order until 1 December'] }, 'until 1 December'],
  ['de', { ...forest, card_description: 'Neu im Programm, von Oktober bis März.' }, null],
  ['de', { ...forest, body: '<p>Von Oktober bis Februar gibt es Waldschwein.</p>' }, 'Von Oktober bis Februar'],
  ['de', { ...forest, body: '<p>Von Mai bis Oktober frisst sie Gras.</p>' }, null],
])('the months of a text are those of its season: %s %j', (market, doc, wrong) => {
  const said = saidOf(market, doc).map((line) => /says "(.*)", but its season is/.exec(line)?.[1]);
  expect(said).toEqual(wrong === null ? [] : [wrong]);
});

test('F5 what has a season comes by itself: it is not kept back in it', () => {
  const coming = { shop_product_stock_status: 'coming_soon' };
  expect(saidOf('nl', { ...turkey, ...coming })).toEqual([
    'shop_product_stock_status: is coming_soon, also from 10-15 to 12-15: a season alone says when it is not there yet',
  ]);
  expect(saidOf('nl', { ...turkey, shop_product_stock_status: 'instock' })).toEqual([]);
  expect(saidOf('nl', coming)).toEqual([]);
});
