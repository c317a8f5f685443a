// What the demo's questions and small print say about paying: what the embedded shop does, and nothing else.
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { fillPlaceholders } from '#rules/promises/placeholders.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import { readMarketFiles } from '#services/content/content-files.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';

const seedDir = resolve(import.meta.dirname, '../../database/seed');

/** Ways to pay of the list in the footer (MKT-15 to MKT-18), and who would handle them: none is the embedded shop's. */
const others =
  /\biDEAL\b|mastercard|\bvisa\b|american express|paypal|klarna|kadeos|apple pay|google pay|credit ?card|kreditkarte|carte bancaire|betaaldienst|prestataire de paiement|payment provider|abgebucht|débité/i;

const transfer = { nl: /overboeking/, fr: /virement/, uk: /bank transfer/, de: /Überweisung/ };
const sevenDays = { nl: /zeven dagen/, fr: /sept jours/, uk: /seven days/, de: /sieben Tagen?/ };

const privacy = { nl: 'privacy', fr: 'confidentialite', uk: 'privacy', de: 'datenschutz' };

test.each(['nl', 'fr', 'uk', 'de'] as const)(
  'orders: %s: questions and terms say that orders are paid by transfer within seven days, and name no other way',
  async (code) => {
    const market = markets[code];
    const { items } = await readMarketFiles(resolve(seedDir, code));
    const promises = promisesOf({ market, t: textIn(market), isElsewhere: false, hasMarketRates: true });
    const textsIn = (kind: 'questions' | 'static-pages') =>
      (items[kind] ?? []).map(({ doc }) => ({
        slug: String(doc.slug),
        text: JSON.stringify(fillPlaceholders(doc, promises, () => {})),
      }));
    const questions = textsIn('questions');
    const pages = textsIn('static-pages');
    for (const { text } of [...questions, ...pages.filter(({ slug }) => slug !== privacy[code])])
      expect(text).not.toMatch(others);
    // Who gets which data is said also of what a shop may switch on; nobody is named.
    const told = pages.find(({ slug }) => slug === privacy[code])?.text ?? '';
    expect(told.replaceAll(/betaaldienst|prestataire de paiement|payment provider/g, '')).not.toMatch(others);
    const { unpaidDays, legalPages } = market.orders;
    expect(unpaidDays).toBe(7);
    const answers = questions.filter(({ text }) => transfer[code].test(text));
    expect(answers).toHaveLength(1);
    const terms = pages.filter(({ slug }) => slug === legalPages.terms);
    expect(terms).toHaveLength(1);
    for (const { text } of [...answers, ...terms]) {
      expect(text).toMatch(transfer[code]);
      expect(text).toMatch(sevenDays[code]);
    }
  },
);
