// The legal pages of the demo tell what the software does: its cookies and storage by name, what an order keeps, and where one withdraws.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { promisesOf } from '#rules/promises/promises.ts';
import { textIn } from '#tests/setup/render-in-market.tsx';

type Page = { slug: string; title: string; body?: string };

function pagesOf({ code }: Market): Page[] {
  const dir = join('database/seed', code, 'static-pages');
  return readdirSync(dir).flatMap((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Page[]);
}

function bodyOf(market: Market, slug: string): string {
  return pagesOf(market).find((page) => page.slug === slug)?.body ?? '';
}

/** What this software leaves in a browser, and the file that names it. */
const kept: [name: string, file: string][] = [
  ['wp_woocommerce_session_', 'services/shop/cart/cart-session.ts'],
  ['woocommerce_items_in_cart', 'services/shop/cart/cart-request.ts'],
  ['woocommerce_cart_hash', 'services/shop/cart/cart-request.ts'],
  ['shop_account', 'server/shop/ports/account-port.ts'],
  ['shop_ordered', 'rules/visit/cookies.ts'],
  ['shop_orders', 'server/shop/ports/browser-orders.ts'],
  ['newsletter_popup', 'markets/nl.ts'],
  ['consent', 'storefront/layout/footer/ask-consent.ts'],
  ['awc', 'rules/visit/cookies.ts'],
  ['product_meatoptions_data', 'rules/farmshop/stored-choice.ts'],
  ['redirects', 'storefront/browser/redirect-table.ts'],
  ['webp_support', 'storefront/browser/image-format.ts'],
  ['basket-', 'storefront/basket/state/shared-wishes.ts'],
  ['early-clicks', 'storefront/hydration/defer-scripts.server.ts'],
  ['scroll', 'storefront/layout/navigation/scroll-key.ts'],
  ['freezer_litres', 'storefront/components/my-freezer.tsx'],
  ['kept-recipe', 'server/http/recipes-worker.js'],
  ['age_confirmed', 'storefront/pages/packages/buy/use-order.ts'],
];

test.each(kept)('A10d %s is what the code calls it', (name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`['\`]${name}`));
});

test('A10d nothing else keeps anything in a browser', () => {
  const files = readdirSync('storefront', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) =>
      /(sessionStorage|localStorage|document\.cookie)\b/.test(readFileSync(join('storefront', file), 'utf8')),
    );
  expect(files.toSorted()).toEqual([
    'basket/state/last-order.ts',
    'browser/awc.ts',
    'browser/image-format-script.ts',
    'browser/storage.ts',
    'hydration/defer-scripts.server.ts',
    'layout/navigation/scroll-script.ts',
    'sign-up/dismissal.ts',
  ]);
});

const privacySlugs: Record<string, string> = {
  nl: 'privacy',
  fr: 'confidentialite',
  uk: 'privacy',
  de: 'datenschutz',
};

/** We tell you of your order: a demonstration does not, and a shop that does says so in its mails. */
const ourMail = new RegExp(
  [
    String.raw`\b(?:mailen|sturen|schrijven|appen|bellen|berichten) (?:we|wij) (?:je|jou|u)\b|\b(?:we|wij) (?:mailen|appen|berichten)\b|\b(?:we|wij) (?:sturen|schrijven|laten) (?:je|jou|u)\b|laten (?:we|wij) (?:het )?(?:je|jou|u)|\bdan hoor je (?:dat|het|van ons)\b|je krijgt (?:dan )?(?:een|één) (?:mail|bericht)|bevestigen \S+ (?:per|via) mail`,
    String.raw`\b(?:mailen|schreiben|schicken|senden|sagen|benachrichtigen|informieren) wir (?:dir|dich|Ihnen|Sie)\b|\bwir (?:mailen|schreiben|schicken|senden|sagen|benachrichtigen|informieren) (?:dir|dich|Ihnen|Sie)\b|\bper (?:E-)?Mail bestätig|bekommst (?:dann )?eine (?:E-)?Mail`,
    String.raw`(?<!Shall )\bwe(?:’ll|'ll| will)? (?:e?mail|write|text|message|notify|tell|let) you\b|\bwe(?:’ll|'ll| will)? (?:e?mail|write)\b(?! to)|\byou (?:will )?hear from us (?:and|when|if)\b|\bconfirm (?:it|your order) by e?mail|you (?:will )?get (?:one|an) e?mail`,
    String.raw`\bnous (?:vous )?(?:écrivons|écrirons|prévenons|préviendrons|informons|informerons|avertissons|avertirons)\b|\b(?:un |l’)e-mail (?:la |le |vous )?(?:confirme|prévient|de confirmation)|\bconfirmée? par e-mail|vous (?:recevez|recevrez) un (?:e-mail|message)`,
  ].join('|'),
  'i',
);
/** Who signs up for a mail is told how often it comes. */
const signedUpFor =
  /één (?:keer|mail)|één keer per week|einmal|\bwrite once\b|once a week|one email|une (?:seule )?fois|un seul message/i;
const promisesMail = (sentence: string) => ourMail.test(sentence) && !signedUpFor.test(sentence);

test.each([
  'Schuift hij op, dan mailen we je en mag je kosteloos annuleren.',
  'Dan sturen wij je een bericht.',
  'Komen we later, dan hoor je dat.',
  'Verschiebt er sich, mailen wir dir.',
  'Wir schreiben dir, sobald er feststeht.',
  'Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen.',
  'If it moves, we’ll email you.',
  'There is a contract once we confirm it by email.',
  'If we cannot keep it, we tell you and offer another day.',
  'En cas de retard, nous vous écrivons.',
  'La date prévue est confirmée par e-mail.',
])('A37 is found: %s', (sentence) => {
  expect(promisesMail(sentence)).toBe(true);
});

test.each([
  'We mailen één keer, als je weer kunt bestellen.',
  'Mail ons, dan kijken we samen.',
  'Wir schreiben dir genau einmal.',
  'We write once a week if you sign up for the letter.',
  'Anyone may write to us.',
  'Shall we tell you when the cow is in?',
  'Pour le prochain bœuf, laissez votre adresse : nous écrivons une fois.',
])('A37 is no promise of a mail about an order: %s', (sentence) => {
  expect(promisesMail(sentence)).toBe(false);
});

describe.each(marketList)('$code', (market) => {
  test('A10d the page about cookies names all of them', () => {
    const body = bodyOf(market, 'cookies');
    for (const [name] of kept) expect(body).toContain(name === 'basket-' ? `basket-${market.code}` : name);
  });

  test('A10c the page about privacy names what an order keeps, its links and the way to delete them, and no account', () => {
    const body = bodyOf(market, privacySlugs[market.code] ?? '');
    const byMarket: Record<string, string[]> = {
      nl: ['opmerking', 'kaart', 'Link naar je bestelling'],
      fr: ['remarque', 'carte', 'Lien vers la commande'],
      uk: ['note for the driver', 'card', 'The link to an order'],
      de: ['Hinweis', 'Karte', 'Link zur Bestellung'],
    };
    for (const word of byMarket[market.code] ?? []) expect(body).toContain(word);
    expect(body).toContain(`href="${pathTo(market, 'account')}"`);
    expect(body).not.toMatch(/<strong>Account|Compte inactif/);
  });

  test('A4, A33 the page about withdrawal names the function and leads to it', () => {
    const body = bodyOf(market, market.orders.legalPages.withdrawal);
    expect(body).toContain(`href="${pathTo(market, 'basket')}withdrawal/"`);
  });

  test('A37 no page and no answer promises a mail or a message that nobody sends', () => {
    const promised = /tijdvak|avond ervoor|créneau|La veille|window of two hours|get a text|Zeitfenster/;
    const dir = join('database/seed', market.code);
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(static-pages|questions|packages|farmshop-products|coupons|settings)\b.*\.json$/.test(file),
    );
    const found = files.flatMap((file) => {
      const text = readFileSync(join(dir, file), 'utf8');
      const sentences = text.split(/(?<=[.!?:;])\s|<[^>]+>|\\n|"/).filter((sentence) => promisesMail(sentence));
      return [...sentences, ...(promised.exec(text) ?? [])].map((sentence) => `${file}: ${sentence}`);
    });
    expect(found).toEqual([]);
  });

  test('A32 the shop speaks of no wine and no fish where it sells none', () => {
    const t = textIn(market);
    const said = `${t('selling:checkout.withdrawal')} ${t('selling:withdrawal.body')}`;
    const sellsWine = market.productWords.some(({ key, word }) => key === 'wine' && word !== null);
    const sellsFish = market.productWords.some(({ key, word }) => key === 'salmon' && word !== null);
    expect(/\b(wijn|vin|wine|Wein)\b/.test(said)).toBe(sellsWine);
    expect(/\b(vis|poisson|fish|Fisch)\b/.test(said)).toBe(sellsFish);
  });
});

test('A9 the Dutch terms and the answer about paying ask for half before, and no more', () => {
  const terms = bodyOf(markets.nl, markets.nl.orders.legalPages.terms);
  const answers = readFileSync('database/seed/nl/questions/01-algemeen.json', 'utf8');
  for (const text of [terms, answers]) expect(text).toContain('{paying}');
  const { paying } = promisesOf({
    market: markets.nl,
    t: textIn(markets.nl),
    isElsewhere: false,
    hasMarketRates: true,
  });
  expect(paying).toMatch(/helft vooraf .*de rest betaal je uiterlijk bij de bezorging/);
});

test('A33 the British right is one to cancel', () => {
  const t = textIn(markets.uk);
  expect(t('footer.withdrawal')).toBe('Cancel an order (14 days)');
  expect(t('selling:withdrawal.title')).toBe('Cancel an order (14 days)');
  expect(t('selling:withdrawal.button')).toBe('Confirm cancellation');
  // The mail that says it has come, and the list of who packs, call it the same: no text of the market does otherwise.
  const texts = [...readFileSync('services/locales/catalogs/uk.json', 'utf8').matchAll(/: "(.*)"/g)];
  expect(texts.map(([, text]) => text).filter((text) => /withdraw/i.test(text ?? ''))).toEqual([]);
});
