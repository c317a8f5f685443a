import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { withdrawalNotice } from '../withdraw.ts';
import { labelsPage } from './labels-page.ts';
import { packingPage, productionPage, stopsPage } from './packing-pages.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const printer = { market: markets.nl, t: texts.textFor(markets.nl), week: '2026-W10' };
const words = (page: string) =>
  page
    .slice(page.indexOf('<body>'))
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const [line] = sampleOrder.lines;
if (!line) throw new Error('the sample has no line');
const ofHenk = {
  ...line,
  farmer: 'Henk',
  name: 'Blaarkop pakket',
  slug: 'blaarkop',
  contents: [{ title: 'Biefstuk', packs: 1 }],
};
const ofJan = { ...ofHenk, farmer: 'Jan', name: 'Lakenvelder pakket', slug: 'lakenvelder' };
const piece = { ...ofHenk, kind: 'piece' as const, name: 'Biefstuk', slug: 'biefstuk', farmer: 'Henk' };

test('O8 packs of different animals and farmers are never added up', () => {
  const orders = [
    { ...sampleOrder, lines: [{ ...ofHenk, quantity: 3 }] },
    {
      ...sampleOrder,
      lines: [
        { ...ofJan, quantity: 2 },
        { ...piece, quantity: 4 },
      ],
    },
    { ...sampleOrder, lines: [{ ...ofHenk, quantity: 1 }] },
  ];
  const said = words(productionPage(printer, orders));
  const after = (heading: string) => said.slice(said.indexOf(heading) + 1).slice(0, 4);
  expect(after('Henk · Blaarkop pakket')).toEqual(['Stuk', 'Pakken', 'Biefstuk', '4']);
  expect(after('Jan · Lakenvelder pakket')).toEqual(['Stuk', 'Pakken', 'Biefstuk', '2']);
  expect(after('Henk · Losse stukken')).toEqual(['Stuk', 'Pakken', 'Biefstuk', '4']);
  expect(said).not.toContain('10');
});

test('O19 a packing slip tells what is in a package, the boxes and the telephone', () => {
  const order = {
    ...sampleOrder,
    lines: [
      { ...line, quantity: 2 },
      { ...piece, quantity: 3 },
    ],
  };
  const said = words(packingPage(printer, [order]));
  expect(said).toContain('2 × Biefstuk, 3 × Gehakt');
  expect(said.join(' ')).toContain('+31 20 000 00 00');
  expect(said).toContain('NL-2026-00042 · Dozen: 3');
  expect(said.at(-1)).toBe('Bestellingen: 1 · dozen: 3');
});

test('O19 there is a label for each box, with sender, origin and how to keep it', () => {
  const wine = { ...line, name: 'Maasdal wit', farmer: 'Frans', vatRate: 21, quantity: 1 };
  const page = labelsPage(printer, [{ ...sampleOrder, lines: [{ ...ofHenk, quantity: 2 }, wine, piece] }]);
  expect(page.match(/class="label"/g)).toHaveLength(4);
  const said = words(page);
  for (const number of [1, 2, 3, 4]) expect(said.join(' ')).toContain(`Doos ${number} van 4`);
  expect(said.filter((text) => text === 'Henk · Blaarkop pakket')).toHaveLength(2);
  expect(said.filter((text) => text === 'Diepgevroren bewaren, bij −18 °C')).toHaveLength(3);
  expect(said.filter((text) => text === `Afzender: ${markets.nl.brand} · ${markets.nl.phone}`)).toHaveLength(4);
});

test.each([
  [['NL 5134 0288 4'], 'https://shop.example/nl/herkomst/NL513402884', 'one animal: its page'],
  [['NL 5134 0288 4', 'NL 5134 0295 1'], 'https://shop.example/nl/herkomst', 'several: the page that asks'],
])('D3 the code on a label of %j leads to %s, %s', (animals, address) => {
  const code = renderSVG(address, { ecc: 'M', border: 4 });
  for (const paper of ['a4', 'roll'] as const) {
    const order = { ...sampleOrder, lines: [{ ...ofHenk, animals, packedAnimals: null }] };
    expect(labelsPage({ ...printer, origin: 'https://shop.example' }, [order], paper)).toContain(code);
  }
});

test('D3 a box of no animal has no code', () => {
  const order = { ...sampleOrder, lines: [{ ...ofHenk, animals: [], packedAnimals: null }] };
  expect(labelsPage(printer, [order])).not.toContain('<svg');
});

test.each([packingPage, labelsPage])('O21 a withdrawn order is marked on %o', (print) => {
  const mark = 'Herroepen: vraag het na voor je inpakt';
  const withdrawn = { ...sampleOrder, texts: { [withdrawalNotice]: 'Jan' } };
  expect(words(print(printer, [sampleOrder]))).not.toContain(mark);
  expect(words(print(printer, [withdrawn]))).toContain(mark);
});

test.each([packingPage, labelsPage, productionPage])(
  'O21 nobody is told to ask about what has an answer on %o',
  (print) => {
    const at = new Date('2026-03-03T09:00:00Z');
    const texts = { [withdrawalNotice]: 'Jan' };
    const answered = { ...sampleOrder, texts, withdrawnAt: at, withdrawalDoneAt: at };
    expect(words(print(printer, [answered])).join('\n')).not.toContain('Herroepen');
  },
);

test('O21 a list of production names the withdrawn orders in it', () => {
  const withdrawn = { ...sampleOrder, texts: { [withdrawalNotice]: '' } };
  expect(words(productionPage(printer, [withdrawn]))).toContain(
    'Herroepen: vraag het na voor je inpakt: NL-2026-00042',
  );
});

const tagged = { ...ofHenk, animals: ['NL 5134 0261 7'] };

test('CO-38 the butcher’s list is by animal and farmer: two animals of one farmer are two lists', () => {
  const other = { ...tagged, packedAnimals: ['NL 5134 0288 4'], quantity: 2 };
  const said = words(productionPage(printer, [{ ...sampleOrder, lines: [{ ...tagged, quantity: 3 }, other] }]));
  const after = (line: string) => said.slice(said.indexOf(line) + 1).slice(0, 4);
  expect(after('Oornummer of partij: NL 5134 0261 7')).toEqual(['Stuk', 'Pakken', 'Biefstuk', '3']);
  expect(after('Oornummer of partij: NL 5134 0288 4')).toEqual(['Stuk', 'Pakken', 'Biefstuk', '2']);
});

test('CO-38 a slip tells the animal and the kilos of each line, and of the order', () => {
  const order = { ...sampleOrder, lines: [{ ...tagged, quantity: 2 }] };
  const said = words(packingPage({ ...printer, kilosOf: () => 4.1 }, [order]));
  expect(said).toContain('NL-2026-00042 · Dozen: 2 · 8,2 kg');
  expect(said).toContain('NL 5134 0261 7');
  expect(said).toContain('8,2 kg');
});

test.each(['a4', 'roll'] as const)('CO-38 a label on %s has name, day, ear tag and durability', (paper) => {
  const page = labelsPage(printer, [{ ...sampleOrder, lines: [{ ...tagged, quantity: 2 }] }], paper);
  const said = words(page).join('\n');
  for (const text of ['Jan', '6 maart', 'NL 5134 0261 7', 'Houdbaar tot: zie de datum op elk pak', 'Doos 2 van 2'])
    expect(said).toContain(text);
  expect(page.match(/class="(?:label|strip)"/g)).toHaveLength(2);
});

test('CO-38 the driver’s list is by post code, with the telephone', () => {
  const at = (postCode: string, number: string) => ({
    ...sampleOrder,
    number,
    person: sampleOrder.person && { ...sampleOrder.person, postCode },
  });
  const said = words(stopsPage(printer, [at('9711 AA', 'NL-2026-00001'), at('1011 AB', 'NL-2026-00002')]));
  expect(said.indexOf('1011 AB')).toBeLessThan(said.indexOf('9711 AA'));
  expect(said).toContain('+31 20 000 00 00');
});

test('O8 a gift without a card’s words is a gift on the packing list', () => {
  const gift = { ...sampleOrder, isGift: true, giftMessage: '' };
  expect(words(packingPage(printer, [gift])).filter((line) => line.includes('Cadeau'))).toEqual(['Cadeau']);
});
