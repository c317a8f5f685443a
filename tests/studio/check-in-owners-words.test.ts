import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markProblem } from '#rules/animals/animal-number.ts';
import { tooMuchOf } from '#rules/animals/animal-yield.ts';
import { unsafeAdvice } from '#rules/animals/unsafe-advice.ts';
import { badgeProblem } from '#rules/food/badge-codes.ts';
import { forbiddenClaims } from '#rules/food/claims.ts';
import { mealProblem } from '#rules/food/meal-problem.ts';
import { nutritionProblems } from '#rules/food/nutrition.ts';
import { rawAdvice } from '#rules/food/raw-advice.ts';
import { priceLaw, strikePriceProblem } from '#rules/food/strike-price.ts';
import { studioLanguages } from '#rules/people/roles.ts';
import { issueWords } from '#studio/screens/content/issue-words.server.ts';
import { contentIssueTexts } from '#studio/texts/content/issues.ts';

/** How the studio begins what it has no words for. */
const inEnglish = studioLanguages.map((language) => contentIssueTexts.itsOwn[language].replace('{{reason}}', ''));
const isInEnglish = (words: string) => inEnglish.some((start) => words.startsWith(start));

/** Every reason that a check writes down, with 7 wherever it fills something in. */
function writtenReasons(): string[] {
  const sources = globSync('services/content/check/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const literals = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:reason[:=]|return|[?:]) *\n? *(?:'(?<plain>[^'\n]{12,})'|`(?<filled>[^`\n]{12,})`)/g,
    ),
  ]);
  return literals
    .map(({ groups }) => groups?.plain ?? groups?.filled ?? '')
    .filter(
      (reason) =>
        / \S+ /.test(reason) && !/^\$\{(?:reason|text|name|said|names|boxes|sentenceOf)\b|which gives?$/.test(reason),
    )
    .map((reason) => reason.replaceAll(/\$\{JSON[^}]*\}/g, '"7"').replaceAll(/\$\{[^}]*\}/g, '7'));
}

test('content check: every reason a check writes down is said in an owner’s words', () => {
  const reasons = writtenReasons();
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((reason) => isInEnglish(issueWords({ path: 'title', reason }, 'nl')))).toEqual([]);
});

const figures = { energy_kj: 825, energy_kcal: 198, carbohydrate: 0, sugars: 0, protein: 19.8, salt: 0.3 };
const day = new Date('2026-10-01');
const sold = { from: day, price: 60 };

/** What rules say that other files hold. */
const ofRules: (string | undefined)[] = [
  markProblem({ prefix: 'NL', animal: 'chicken' }),
  markProblem({ prefix: 'Koppel', animal: 'cow' }),
  `Ossenstaart: ${tooMuchOf('cow', { name: 'Ossenstaart', pieces: 42, kilos: 40 })}`,
  `Hühnerklein: Hals: ${mealProblem('chicken', { name: 'Hühnerklein: Hals', grams: 900, meals: 1 })}`,
  badgeProblem('msc', null),
  badgeProblem('msc', '12'),
  ...nutritionProblems({ ...figures, fat: 13.2, saturates: 20 }).map(({ reason }) => reason),
  ...nutritionProblems({ ...figures, fat: null, saturates: 5 }).map(({ reason }) => reason),
  ...nutritionProblems({ ...figures, energy_kcal: 400, fat: 99, saturates: 5 }).map(({ reason }) => reason),
  strikePriceProblem({ log: [], written: 70, price: 60 }),
  strikePriceProblem({ log: [sold], written: 70, price: 65 }),
  ...[
    '<p>Spoel de kip af.</p>',
    '<p>Laat gehakt in het midden roze.</p>',
    '<p>Mager gehakt, voor filet americain.</p>',
  ].flatMap((text) => unsafeAdvice('nl', text)),
  ...['<p>De kalkoen is klaar bij 65 °C in de dij.</p>', '<p>Varkenshaas, 55 °C in de kern.</p>'].flatMap((text) =>
    unsafeAdvice('nl', text),
  ),
  ...unsafeAdvice('nl', '<p>Gerolde varkensschouder, 62 °C in de kern.</p>'),
  ...rawAdvice('nl', ['<p>Eet de tartaar rauw.</p>'], 'Tartaar'),
  ...['Bresse-kip uit Almere.', 'Grasgevoerd vlees is gezonder.', 'Duurzaam vlees', 'Worst zonder gluten'].flatMap(
    (text) => forbiddenClaims('nl', text),
  ),
];

describe.each(studioLanguages)('in %s', (language) => {
  test('content check: what rules say is said in an owner’s words, with every gap filled in', () => {
    const reasons = ofRules.filter((reason) => reason !== undefined);
    expect(reasons.length).toBeGreaterThan(20);
    for (const reason of reasons) {
      const words = issueWords({ path: 'title', reason }, language);
      expect(isInEnglish(words), reason).toBe(false);
      expect(words, reason).not.toContain('{{');
    }
  });

  test('content check: what is written down is said with every gap filled in', () => {
    for (const reason of writtenReasons()) {
      expect(issueWords({ path: 'title', reason }, language), reason).not.toMatch(/\{\{|\}\}/);
    }
  });
});

test.each([
  ['nl', 'is 3.5, but the other numbers say 4', 'Hier staat 3,5; volgens de andere getallen is het 4.'],
  ['en', 'is 3.5, but the other numbers say 4', 'It says 3.5; the other numbers say 4.'],
  [
    'de',
    '"Nog één pakket" is true today only: stock moves, and the figures say it',
    '„Nog één pakket“ stimmt nur heute.',
  ],
  ['nl', 'has {levertijd}, which nobody fills in; docs/content.md lists what can stand in braces', '{levertijd} wordt'],
  ['nl', '96 packages of 4.1 kg are 394 kg; one animal is named, which gives at most 288 kg', 'zijn samen 394 kg'],
  ['de', 'NL 5134 0261 7 is named by 2 packages, which take 400 kg of it; it gives at most 288 kg', 'zusammen 400 kg'],
  [
    'en',
    'NL 5134 0261 7 still sells, but was delivered already or lies in the farm shop',
    'NL 5134 0261 7 still sells',
  ],
  [
    'fr',
    'Palette + rôti: all boxes take 12.5 kg of each; one has 9 kg of it at most, and the text says there are 2',
    '12,5 kg',
  ],
  ['de', 'Rosbief: all boxes take 60 kg of each; one animal has 36 kg of it at most', 'höchstens 36 kg'],
  ['nl', 'ons-vlees is the word of a list of packages', 'Dit woord betekent in een adres al iets anders.'],
  ['nl', 'blaarkop is already used by packages/blaarkop', 'Er is al iets met deze naam in het adres.'],
  ['nl', '1007 is already used by packages/blaarkop', 'Dit nummer heeft al iets anders.'],
  ['fr', `70 is crossed out, but it cost 65.5 in the 30 days before (${priceLaw('fr')})`, '70 est barré'],
] as const)('content check: in %s: %s', (language, reason, words) => {
  expect(issueWords({ path: 'title', reason }, language)).toContain(words);
});
