// What the British and the French shop say of mince, reviews, vouchers and numbers of houses that do not exist.
import { expect, test } from 'vitest';
import { type Doc, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { readDemo } from '../setup/content/demo-catalogue.ts';
import { plain } from '../setup/demo-texts.ts';

const codes = ['fr', 'uk'] as const;
const minced = { fr: /viande hachée|steaks hachés|^haché/i, uk: /\bmince\b/i };
/** Regulation (EU) 1169/2011, annex VI, part B, and what Britain kept of it. */
const statement = {
  fr: /matières grasses inférieur à \d+\s%, rapport collagène sur protéines de viande inférieur à \d+\s%/,
  uk: /fat content under \d+%, ratio of collagen to meat protein under \d+%/,
};
const year = { fr: 'l-annee', uk: 'the-year' };
const refusal = { fr: /\bpas d[e’]|\bn’en\b|\bplus de\b/i, uk: /\bno\b|\bnone\b/i };
/** The code is made when the payment is noted, and entered on the page of the order. */
const otherVoucher = /quarter of an hour|fifteen minutes|dans l’heure|en quelques minutes|code dans (?:le|son) panier/i;

async function docsOf(code: (typeof codes)[number]) {
  const { items } = await readDemo(code);
  return (kind: keyof typeof items) => items[kind].map(({ doc }) => doc);
}

function namesIn({ packages }: Doc): string[] {
  return JSON.stringify(packages)
    .split('"frontend_name":"')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')));
}

test.each(codes)('A24 %s: every box with mince says its fat and its collagen', async (code) => {
  const boxes = (await docsOf(code))('packages').filter((doc) => namesIn(doc).some((name) => minced[code].test(name)));
  expect(boxes.length).toBeGreaterThan(8);
  const silent = boxes.filter(({ ingredients }) => !statement[code].test(plain(textOf(ingredients))));
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test.each(codes)('A7 %s: reviews are called examples, and have no average', async (code) => {
  const [settings] = (await docsOf(code))('settings');
  expect(settings?.reviews_num).toBeUndefined();
  expect(textOf(settings?.footer_google_review_text)).toMatch(/exemples|examples/);
  expect(textOf(settings?.footer_google_review_text)).not.toMatch(/\d/);
});

test.each(codes)('A16 %s: a voucher is promised as it comes', async (code) => {
  const of = await docsOf(code);
  const said = [...of('coupons'), ...of('static-pages'), ...of('questions')].flatMap((doc) => textsOf(doc));
  expect(said.filter(({ text }) => otherVoucher.test(plain(text))).map(({ text }) => text)).toEqual([]);
});

test.each(codes)('F58 %s: a price was lowered on a day, not always the same while ago', async (code) => {
  const logs = (await docsOf(code))('packages').flatMap(({ price_log: log }) => (log === undefined ? [] : [log]));
  expect(logs.length).toBeGreaterThan(0);
  expect(JSON.stringify(logs)).not.toContain('now');
});

test('British houses have approval numbers that nobody is given', async () => {
  const numbers = (await docsOf('uk'))('packages').flatMap((doc) =>
    [doc.slaughter_approval, doc.cutting_approval].map(textOf).filter(Boolean),
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((number) => !number.startsWith('GB 0'))).toEqual([]);
});

test.each(codes)('%s: at least four months of the year manage without what there is not', async (code) => {
  const page = (await docsOf(code))('static-pages').find(({ slug }) => slug === year[code]);
  const months = (page?.modules ?? []) as { module: string; body?: string }[];
  const isMonth = ({ module, body = '' }: (typeof months)[number]) => module === 'text' && !body.includes('{sold_now}');
  const bodies = months.filter(isMonth).map(({ body = '' }) => plain(body));
  expect(bodies).toHaveLength(12);
  expect(bodies.filter((body) => !refusal[code].test(body)).length).toBeGreaterThanOrEqual(4);
});

test('fr: the heading above the boxes of a cut speaks of it as “le” or “la”, as it is', async () => {
  const { items } = await readDemo('fr');
  const isHers = /^(Entrecôte|Bavette|Échine|Poitrine|Cuisse|Épaule)/;
  const wrong = items.cuts.flatMap(({ doc }) => {
    const [heading] = /Dans quels colis (le|la) trouver/.exec(JSON.stringify(doc)) ?? [];
    const right = `Dans quels colis ${isHers.test(textOf(doc.title) ?? '') ? 'la' : 'le'} trouver`;
    return heading === undefined || heading === right ? [] : [`${textOf(doc.title)}: ${heading}`];
  });
  expect(wrong).toEqual([]);
});
