import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { type MarketCode, markets } from '#markets/index.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';
import { foodFactsHtml } from './food-facts.server.tsx';

const beef = {
  slug: 'box',
  title: 'Box',
  shop_brand_slug: 'cow',
  shop_birth_country: 'Nederland (Lopik)',
  shop_fattening_country: 'Nederland (Lopikerwaard), 31 maanden op gras',
  ingredients: '<p>Soepballetjes: rundvlees 90%, paneermeel (<strong>tarwe</strong>), <strong>ei</strong>, zout.</p>',
  allergens: ['gluten', 'eggs'],
  nutrition_of: 'Rundvlees, rauw',
  energy_kj: 1102,
  energy_kcal: 266,
  fat: 21.8,
  saturates: 7.9,
  carbohydrate: 0,
  sugars: 0,
  protein: 17.4,
  salt: 0.14,
  slaughter_country: 'Nederland',
  slaughter_approval: 'NL 482 EG',
  cutting_country: 'Nederland',
  cutting_approval: 'NL 1188 EG',
};

type Surroundings = { code?: MarketCode; organicCode?: string | null };

function labelOf(fields: Record<string, unknown>, { code = 'nl', organicCode = null }: Surroundings = {}) {
  const { food, animal, isOrganic, origin, earTag } = Package.parse(fields);
  const market = markets[code];
  const operator = 'Kudde B.V., Molendijk 14, 3411 AB Lopik';
  return foodFactsHtml({
    facts: food,
    animal,
    isOrganic,
    origin,
    earTag,
    operator,
    organicCode,
    t: textIn(market),
    market,
  }).html;
}
const textOf = (html: string) =>
  html
    .replaceAll('\u00A0', ' ')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|');

test('D8.2 nutrition stands in the order of Annex XV, with kilojoules and sugars', () => {
  expect(textOf(labelOf(beef))).toContain(
    '|Op het etiket|Rundvlees, rauw. Per 100 gram|Energie|1.102 kJ / 266 kcal|Vet|21,8 g|waarvan verzadigd|7,9 g|' +
      'Koolhydraten|0 g|waarvan suikers|0 g|Eiwit|17,4 g|Zout|0,14 g|',
  );
});

test('D8.2, A25 ingredients keep their emphasis, which names the cereal; allergens are listed only where no list of ingredients names them', () => {
  const html = labelOf(beef);
  expect(html).toContain('<strong>tarwe</strong>');
  expect(html).not.toContain('gluten');
  expect(labelOf({ ...beef, ingredients: undefined })).toContain('<strong>gluten, ei</strong>');
  expect(labelOf({ ...beef, ingredients: '<p>Gehakt, <strong>ei</strong>.</p>' })).toContain('<strong>gluten</strong>');
});

test('D8.3 beef says where it comes from, with the houses by number', () => {
  expect(textOf(labelOf(beef))).toContain(
    '|Land van oorsprong|Nederland|Geslacht in|Nederland (NL 482 EG)|Uitgesneden in|Nederland (NL 1188 EG)|',
  );
});

test('D8.2 half a table of nutrition is none, and nobody says that there are no allergens', () => {
  const html = labelOf({ slug: 'box', title: 'Box', energy_kj: 700, fat: 10 });
  expect(html).not.toContain('<table');
  expect(textOf(html)).toContain('Ingrediënten en allergenen staan op het etiket');
  expect(html).toContain(markets.nl.phone);
});

test('D8.1 fish has its species, its waters and its gear, and never an ear tag', () => {
  const fish = {
    slug: 'cod',
    title: 'Cod',
    shop_brand_slug: 'codfish',
    shop_birth_country: 'Barentszzee',
    slaughter_country: 'Noorwegen',
    allergens: 'fish',
    scientific_name: 'Gadus morhua',
    production_method: 'caught',
    catch_area: 'Barentszzee (FAO 27.1)',
    fishing_gear: 'haken en lijnen',
    was_frozen: 1,
    is_msc: 1,
    certificates: [{ name: 'MSC', code: 'MSC-C-00000' }],
  };
  const text = textOf(labelOf(fish));
  expect(text).toContain(
    '|Bevat|vis|Wetenschappelijke naam|Gadus morhua|Productiemethode|in zee gevangen|Vangstgebied|Barentszzee (FAO 27.1)|' +
      'Vistuig|haken en lijnen|Bevroren|',
  );
  expect(text).toContain('|MSC|MSC-C-00000|');
  expect(text).not.toContain('Geslacht');
});

test('wine is measured by the millilitre and has its strength', () => {
  const text = textOf(labelOf({ ...beef, shop_brand_slug: 'wine', alcohol_volume: 12.5, allergens: 'sulphites' }));
  expect(text).toContain('. Per 100 milliliter|');
  expect(text).toContain('|Bevat|sulfiet|');
  expect(text).toContain('|Alcohol|12,5% vol.|');
});

test('D8.4 organic food names who inspects it, its own body before that of the shop', () => {
  const organic = { ...beef, is_organic: 1 };
  expect(textOf(labelOf(organic, { organicCode: 'NL-BIO-01' }))).toContain('|Biologisch, controle|NL-BIO-01|');
  expect(textOf(labelOf({ ...organic, organic_code: 'DE-ÖKO-006' }, { organicCode: 'NL-BIO-01' }))).toContain(
    'DE-ÖKO-006',
  );
  expect(textOf(labelOf(beef, { organicCode: 'NL-BIO-01' }))).not.toContain('NL-BIO-01');
});

test('D8.1 pork in Germany says how the pigs were kept', () => {
  expect(textOf(labelOf({ ...beef, shop_brand_slug: 'pig', husbandry_level: 4 }, { code: 'de' }))).toContain(
    '|Tierhaltung|Auslauf/Weide|',
  );
});

test('A31 pork in Germany names the holding, whose number its pigs carry', () => {
  const pork = { ...beef, shop_brand_slug: 'pig', husbandry_level: 4, shop_animal_nr_prefix: 'DE' };
  expect(textOf(labelOf({ ...pork, shop_animal_nr: 'SHA 127 0412' }, { code: 'de' }))).toContain(
    '|Tierhaltung|Auslauf/Weide, Betrieb DE SHA 127 0412|',
  );
});

test('beef is fattened on its label, other meat is reared: the law has a word for each', () => {
  const bought = { ...beef, shop_birth_country: 'België' };
  expect(textOf(labelOf(bought))).toContain('|Geboren in|België|Gemest in|Nederland|');
  expect(textOf(labelOf({ ...bought, shop_brand_slug: 'pig' }))).toContain('|Gehouden in|Nederland|');
  expect(textOf(labelOf(bought, { code: 'de' }))).toContain('|Gemästet in|');
});

test('what an editor writes cannot break out of the label', () => {
  expect(labelOf({ ...beef, nutrition_of: '<script>alert(1)</script>' })).not.toContain('<script>');
});
