import { expect, test } from 'vitest';
import { forbiddenClaims } from './claims.ts';

test.each<[language: string, text: string, reason: RegExp]>([
  ['de', 'Bresse-Huhn-Kiste vom Kaiserstuhl', /protected name/],
  ['nl', '<p>Bresse-kip uit Almere.</p>', /protected name/],
  ['fr', '<p>Un poulet de Bresse élevé en Bretagne.</p>', /protected name/],
  ['en', '<p>A Bresse chicken from Suffolk.</p>', /protected name/],
  ['nl', '<p>Grasgevoerd vlees is gezonder.</p>', /health claim/],
  ['fr', '<p>Une viande bonne pour la santé, et plus digeste.</p>', /health claim/],
  ['en', '<p>It has more omega-3 than cereal-fed beef.</p>', /health claim/],
  ['de', '<p>Beifuß, das fettes Geflügel bekömmlich macht.</p>', /health claim/],
  ['de', 'Für Suppe, Frikassee und Erkältungen.', /health claim/],
  ['nl', 'Duurzaam relatiegeschenk', /green claim/],
  ['fr', 'Une viande durable', /green claim/],
  ['en', 'Sustainable beef', /green claim/],
  ['de', 'Nachhaltig und gut', /green claim/],
  ['en', 'No gluten in the sausages', /gluten/],
  ['nl', 'Worst zonder gluten', /gluten/],
  ['fr', 'Il n’y a pas de gluten', /gluten/],
  ['de', 'Wurst ohne Gluten', /gluten/],
  // A27, as it was.
  ['fr', 'Colis de 4,5 et 5 kg, élevage en plein air, saucisses sans nitrite.', /fresh sausage never/],
  ['nl', 'Zonder toevoegingen en zonder nitriet in de verse worst', /fresh sausage never/],
  ['en', 'Our sausages contain no nitrite.', /fresh sausage never/],
  ['de', 'Bratwurst ohne Nitrit', /fresh sausage never/],
  // A28, as it was.
  ['de', 'Die Beutel: Kunststoff, recycelbar über die gelbe Tonne.', /green claim/],
  ['nl', 'Het vacuümpak is recyclebaar.', /green claim/],
  ['fr', 'Des sachets recyclables.', /green claim/],
  ['en', 'Fully recyclable packs.', /green claim/],
])('%s: %j is told', (language, text, reason) => {
  expect(forbiddenClaims(language, text).join(' ')).toMatch(reason);
});

test.each<[string, string]>([
  ['nl', '<p>Duurzaam noemen we het niet: dat mag je zelf vinden.</p>'],
  ['nl', '/nl/duurzaam-relatiegeschenk'],
  ['de', '<p>Nur dort darf sie sich Bresse-Huhn nennen.</p>'],
  ['de', '<p>Die Rasse kommt aus der Bresse.</p>'],
  ['nl', '<p>Het ras is taai en gezond.</p>'],
  ['de', '<p>Der größte gesunde Bestand lebt in der Barentssee.</p>'],
  ['en', '<p>Is it healthy?</p>'],
  ['fr', 'Comme toute saucisse fraîche, sans nitrite : elles brunissent à la poêle.'],
  ['de', 'Gehört in die gelbe Tonne; recycelt wird er bisher kaum.'],
  ['nl', 'De rookworst heeft nitriet nodig om veilig te zijn.'],
  ['en', 'Bacon cured with celery powder contains nitrite as well.'],
  ['it', 'Sano e sostenibile'],
])('%s: %j is fine', (language, text) => {
  expect(forbiddenClaims(language, text)).toEqual([]);
});

test('the reason names the law of the country', () => {
  expect(forbiddenClaims('nl', 'Duurzaam vlees').join()).toContain('Directive 2024/825');
  const british = forbiddenClaims('en', 'Sustainable beef').join();
  expect(british).toContain('Digital Markets, Competition and Consumers Act 2024');
  expect(british).not.toContain('Directive');
  expect(forbiddenClaims('en', 'Healthy beef').join()).toContain('1924/2006, kept in British law');
  expect(forbiddenClaims('en', 'No gluten').join()).toContain('828/2014, kept in British law');
  expect(forbiddenClaims('en', 'A Bresse chicken').join()).toContain('UK geographical indication');
  expect(forbiddenClaims('de', 'Bresse-Huhn').join()).toContain('Regulation 2024/1143');
});
