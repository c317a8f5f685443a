import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { renderInMarket } from '#tests/setup/render-in-market.tsx';
import { Traceability, type TracedAnimal } from './traceability.tsx';

const cow: TracedAnimal = {
  birthCountry: 'Nederland',
  fatteningCountry: 'Lopikerwaard',
  breed: 'Blaarkop',
  farmerName: 'Henk de Wit',
  earTag: 'NL 5134 0288 4',
  slaughterPlace: 'Van de Mheen',
  portioningPlace: 'Brandsma',
  animal: 'cow',
  pricePerKilo: 22.49,
};

/** Names and values in turn. */
function rowsOf(html: string): string[] {
  return [...html.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/g)].map((match) => (match[1] ?? '').replace(/<[^>]*>/g, ''));
}

test('PRD-3, PRD-19, PRD-20, PRD-21 the way of an animal as an accordion, with the price per kilo', () => {
  const html = renderInMarket(<Traceability animals={[cow]} />);
  expect(html).toContain('<section id="traceability-box"');
  expect(html).toMatch(/<details(?![^>]*open)[^>]*><summary[^>]*>Dier NL\u00A05134\u00A00288\u00A04</);
  const birth = ['Geboren in', 'Nederland', 'Opgegroeid in', 'Lopikerwaard', 'Ras', 'Blaarkop', 'Boer', 'Henk de Wit'];
  const slaughter = ['Oornummer', 'NL\u00A05134\u00A00288\u00A04', 'Slachterij', 'Van de Mheen', 'Slager', 'Brandsma'];
  const sale = ['Bezorgd door', 'Koelkoerier, diepgevroren tot aan de deur', 'Prijs per kilo', '€\u00A022,49'];
  expect(rowsOf(html)).toEqual([...birth, ...slaughter, ...sale]);
});

test('PRD-D5 a row without data is left out, and fish is caught', () => {
  const cod = { animal: 'codfish', breed: 'Kabeljauw', fatteningCountry: 'Barentszzee', pricePerKilo: null };
  const html = renderInMarket(<Traceability animals={[cod]} />);
  expect(html).toContain('>Kabeljauw<');
  expect(rowsOf(html).filter((_, index) => index % 2 === 0)).toEqual(['Gevangen in', 'Soort', 'Bezorgd door']);
});

test('PRD-D6 the price per kilo is in pounds where prices are', () => {
  const html = renderInMarket(<Traceability animals={[cow]} />, { market: markets.uk });
  expect(rowsOf(html).at(-1)).toBe('£22.49');
});

test('PRD-D12 every section is closed at first', () => {
  const html = renderInMarket(<Traceability animals={[cow, { ...cow, earTag: 'NL 2' }]} />);
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).not.toMatch(/<details[^>]*\bopen\b/);
});

test('a delivery nobody knows anything about says so, and so does one out of reach', () => {
  const week = { week: 10, year: 2024 };
  expect(renderInMarket(<Traceability animals={[]} week={week} />)).toContain('Bezorgd in week 10 van 2024');
  expect(renderInMarket(<Traceability animals={[]} />)).toContain('kennen we de gegevens nog niet');
  expect(renderInMarket(<Traceability animals={null} />)).toContain('nu niet ophalen');
});

test('PRD-19 a wine is neither born nor cut by a butcher nor brought frozen, and leads to who made it', () => {
  const wine: TracedAnimal = {
    animal: 'wine',
    birthCountry: 'Nederland (Eijsden)',
    fatteningCountry: 'Maasdal, mergel en löss',
    farmerName: 'Frans Cuypers',
    farmerSlug: 'frans-cuypers',
    portioningPlace: 'Op de wijngaard, Eijsden',
    pricePerKilo: null,
  };
  const html = renderInMarket(<Traceability animals={[wine]} />);
  const growing = ['Afkomstig uit', 'Nederland (Eijsden)', 'Gegroeid in', 'Maasdal, mergel en löss'];
  const making = ['Gemaakt door', 'Frans Cuypers', 'Gebotteld', 'Op de wijngaard, Eijsden'];
  expect(rowsOf(html)).toEqual([...growing, ...making, 'Bezorgd door', 'Koerier, tot aan de deur']);
  expect(html).toMatch(/<a[^>]*href="\/nl\/onze-boeren\/frans-cuypers"[^>]*>Frans Cuypers<\/a>/);
});

test.each([
  ['nl', 'Vangst BB-26-07-14', 'Vangstnummer', 'Koppel B-2026-31', 'Koppelnummer'],
  ['fr', 'Vangst BB-26-07-14', 'Numéro de pêche', 'Koppel B-2026-31', 'Numéro de lot'],
  ['uk', 'Vangst BB-26-07-14', 'Catch number', 'Koppel B-2026-31', 'Flock number'],
  ['de', 'Vangst BB-26-07-14', 'Fangnummer', 'Koppel B-2026-31', 'Herdennummer'],
] as const)(
  'PRD-19 %s: a catch and a flock have a number, and no ear tag',
  (code, fish, catchLabel, bird, flockLabel) => {
    const traced = (animal: string, earTag: string) =>
      renderInMarket(<Traceability animals={[{ animal, earTag, pricePerKilo: null }]} />, { market: markets[code] });
    expect(traced('salmon', fish)).toMatch(new RegExp(`<summary[^>]*>${fish}<`));
    expect(rowsOf(traced('salmon', fish))[0]).toBe(catchLabel);
    expect(traced('chicken', bird)).toMatch(new RegExp(`<summary[^>]*>${bird}<`));
    expect(rowsOf(traced('chicken', bird))[0]).toBe(flockLabel);
  },
);

test.each([
  ['nl', 'Van wei tot deur', 'Herkomst'],
  ['fr', 'Du pré à votre porte', 'Traçabilité'],
  ['uk', 'From field to door', 'Traceability'],
  ['de', 'Von der Weide bis zur Tür', 'Herkunft'],
] as const)(
  'PRD-3 %s: only what was kept on a farm comes from a meadow; fish, game and wine do not',
  (code, meadow, origin) => {
    const headingOf = (animals: string[]) => {
      const traced = animals.map((animal) => ({ animal, pricePerKilo: null }));
      const html = renderInMarket(<Traceability animals={traced} />, { market: markets[code] });
      return /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];
    };
    for (const animal of ['cow', 'chicken', 'pig', 'sheep', 'turkey', 'duck', 'goose'])
      expect(headingOf([animal]), animal).toBe(meadow);
    for (const animal of ['fish', 'salmon', 'codfish', 'game', 'deer', 'roe', 'boar', 'wine'])
      expect(headingOf([animal]), animal).toBe(origin);
    expect(headingOf(['cow', 'wine'])).toBe(origin);
    // Of what nobody knows nothing is said.
    expect(headingOf([])).toBe(origin);
  },
);
