// What the demo's questions and pages promise comes from the shop's own rules, and nothing is promised that is not done.
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { type PromiseName, promiseNames } from '#rules/promises/placeholders.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import { timeWords } from '#rules/time/day-words.ts';
import { textOf } from '#services/content/kinds.ts';
import { codes, readDemo } from '../setup/content/demo-catalogue.ts';
import { textIn } from '../setup/render-in-market.tsx';

const delivery = { nl: 'bezorging', fr: 'livraison', uk: 'delivery', de: 'lieferung' };

/** Mails and messages before a delivery, moving the day by a link, and hours of cancelling that are not the rule's. */
const notDone =
  /tijdvak|avond ervoor|verzetten kan|tot het dier naar de slachterij|vóór de slacht|créneau|la veille, (?:vous|le)|changer de jour|cinq jours ouvrés avant|get a text|window of two|seven days before the delivery|working day after you order|Zeitfenster|zwei Tage vorher|zweiten Werktag|nicht vollständig verkauft ist/i;

async function textsOf(code: (typeof codes)[number]) {
  const { items } = await readDemo(code);
  const of = (kind: 'questions' | 'static-pages' | 'settings') =>
    items[kind].map(({ doc }) => ({ slug: textOf(doc.slug), text: JSON.stringify(doc) }));
  return { questions: of('questions'), pages: of('static-pages'), settings: of('settings') };
}

test.each(codes)(
  'A34 A35 %s: questions, terms and withdrawal leave cancelling and paying to the rule',
  async (code) => {
    const { questions, pages } = await textsOf(code);
    const { terms, withdrawal } = markets[code].orders.legalPages;
    const page = (slug: string) => pages.find((found) => found.slug === slug)?.text ?? '';
    expect(questions.filter(({ text }) => text.includes('{cancelling}'))).toHaveLength(1);
    expect(questions.filter(({ text }) => text.includes('{paying}'))).toHaveLength(1);
    expect(page(terms)).toContain('{cancelling}');
    expect(page(terms)).toContain('{paying}');
    expect(page(withdrawal)).toContain('{cancelling}');
    expect(page(delivery[code])).toContain('{delivery_costs}');
    expect(page(delivery[code])).toContain('{delivery_days}');
  },
);

test.each(codes)('A37 %s: no page promises a message, an hour or a link that does not exist', async (code) => {
  const { questions, pages } = await textsOf(code);
  expect(
    [...questions, ...pages].flatMap(({ slug, text }) => (notDone.exec(text) ?? []).map((found) => [slug, found])),
  ).toEqual([]);
});

test.each(codes)('E4 %s: what delivery costs stands in no text as a number', async (code) => {
  const { questions, pages } = await textsOf(code);
  const named = [...questions, ...pages].filter(({ text }) => /\b6[.,]95|\b8,90/.test(text)).map(({ slug }) => slug);
  expect(named).toEqual([]);
});

test.each(codes)('A35 %s: until which hour an order counts stands in no text as a number', async (code) => {
  const { items } = await readDemo(code);
  const market = markets[code];
  const hour = timeWords({ hour: market.delivery.deadlineHour, minute: 0 }, market).replace(/\s/g, '\\s?');
  const ordered = new RegExp(`(?<!\\d)${hour}(?!\\d)`, 'i');
  const named = (['questions', 'static-pages', 'packages', 'farmshop-products', 'settings'] as const).flatMap((kind) =>
    items[kind].flatMap(({ doc }) => {
      const at = ordered.exec(JSON.stringify(doc));
      return at ? [`${textOf(doc.slug) || kind}: ${at.input.slice(Math.max(0, at.index - 40), at.index + 20)}`] : [];
    }),
  );
  expect(named).toEqual([]);
});

/** What the rule knows besides, as texts used to say it: days to a delivery, days of the week, years of a voucher, the sum that brings a box free. */
const saidInFigures: Record<(typeof codes)[number], (rule: Record<PromiseName, string>, count: string) => RegExp[]> = {
  nl: ({ lead_days: days, voucher_years: years }, count) => [
    new RegExp(`${days} (?:werk)?dagen later|(?:komt|bezorgd) in ${days} dagen`, 'i'),
    new RegExp(`${years} geldig`, 'i'),
    /maandag tot en met zaterdag|op zondag bezorgen/i,
    new RegExp(`(?:€|euro)\\s?${count}(?!\\d)|(?<!\\d)${count}(?:,00)?\\s?(?:€|euro)`, 'i'),
    /(?:tot|voor) tien uur (?:besteld|bestelt)/i,
  ],
  fr: ({ lead_days: days, voucher_years: years }) => [
    new RegExp(`${days} jours plus tard|arrive en ${days} jours`, 'i'),
    new RegExp(`valables? (?:pendant )?${years}`, 'i'),
    /livr[^.?]{0,60}du lundi au vendredi|du lundi au vendredi[^.]{0,20}frais/i,
    /dix heures[^.]{0,20}command|command[^.]{0,20}dix heures/i,
  ],
  uk: ({ lead_days: days, voucher_years: years }) => [
    new RegExp(`${days} (?:working )?days (?:later|after)`, 'i'),
    new RegExp(`valid for ${years}`, 'i'),
    /deliver[^.]{0,40}Monday to Friday|Monday to Friday, frozen|Sunday; we do not deliver/i,
    /order[^.]{0,30}ten o’clock/i,
  ],
  de: ({ lead_days: days, voucher_years: years }, count) => [
    new RegExp(`${days} Tage später|(?:kommt|tiefgekühlt) in ${days} Tagen`, 'i'),
    new RegExp(`(?:gilt|gelten) ${years}|${years} gültig`, 'i'),
    /(?:liefer|Stroh)[^.]{0,40}von Montag bis Freitag|Samstags und sonntags liefern/i,
    new RegExp(`(?:€|Euro)\\s?${count}(?!\\d)|(?<!\\d)${count}(?:,00)?\\s?(?:€|Euro)`, 'i'),
    /bis zehn uhr bestellt/i,
  ],
};

test.each(codes)(
  'A34, A16, 38.3 %s: days, years and sums that the rule knows stand in no text as figures or words',
  async (code) => {
    const market = markets[code];
    const rule = promisesOf({ market, t: textIn(market), isElsewhere: false, hasMarketRates: true });
    const patterns = saidInFigures[code](rule, String(market.farmshop?.freeDeliveryFrom ?? ''));
    const { items } = await readDemo(code);
    const kinds = [
      'questions',
      'static-pages',
      'packages',
      'farmshop-products',
      'settings',
      'coupons',
      'articles',
    ] as const;
    const named = kinds.flatMap((kind) =>
      items[kind].flatMap(({ doc }) =>
        patterns.flatMap((pattern) =>
          (pattern.exec(JSON.stringify(doc)) ?? []).map((found) => `${kind}/${textOf(doc.slug)}: ${found}`),
        ),
      ),
    );
    expect(named).toEqual([]);
  },
);

test.each(codes)('counter 6: who sells in %s stands in no text by name, so that a shop has its own', async (code) => {
  const { questions, pages, settings } = await textsOf(code);
  const { seller } = markets[code].orders;
  const facts = [seller.name.split(',', 1)[0] ?? '', seller.address, markets[code].phone, markets[code].email];
  const named = [...questions, ...pages, ...settings].flatMap(({ slug, text }) =>
    facts.filter((fact) => text.includes(fact)).map((fact) => `${slug}: ${fact}`),
  );
  expect(named).toEqual([]);
});

test('A34 every promise is used somewhere, or nobody needs it', async () => {
  const all = (await Promise.all(codes.map(textsOf))).flatMap(({ questions, pages }) => [...questions, ...pages]);
  const unused = promiseNames.filter((name) => !all.some(({ text }) => text.includes(`{${name}}`)));
  expect(unused).toEqual([]);
});

test.each(codes)('FTR-8 %s: hours on the telephone stand beside the number, which a phone can call', async (code) => {
  const { items } = await readDemo(code);
  expect(items.settings.map(({ doc }) => textOf(doc.footer_address_text)).join('')).toContain(
    '<a href="tel:{shop_phone_link}">{shop_phone}</a>',
  );
});
