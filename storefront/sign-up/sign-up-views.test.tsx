import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { NewsletterBand } from './newsletter-band.tsx';
import { NewsletterPopup } from './newsletter-popup.tsx';
import { SoldOutForm } from './sold-out-form.tsx';
import { SoldOutSignUp } from './sold-out-sign-up.tsx';

const module = { anchor: null, className: null, title: null, body: null };

test.each(marketList.map((market) => [market.code, market] as const))(
  'SGN-1, SGN-4, SHP-3 %s: the form posts an address of the browser’s own kind to the webhook',
  (code, market) => {
    const html = renderInMarket(<NewsletterBand module={module} />, { market });
    expect(html).toContain(`action="/${code}/shop/wp-json/grutto/webhooks"`);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*name="email"/);
    expect(html).toMatch(/<input[^>]*name="type" value="subscribe"/);
    // The browser's own check of the address stays on, and without our code it asks for the address too.
    expect(html).not.toMatch(/novalidate/i);
    expect(html).toMatch(/<input[^>]*name="email"[^>]*required=""|<input[^>]*required=""[^>]*name="email"/);
    expect(html).toContain(textIn(market)('newsletter.submit'));
  },
);

test('SGN-1 an editor’s words go before ours', () => {
  const html = renderInMarket(
    <NewsletterBand module={{ ...module, title: 'Brief', body: { html: '<p>Elke week</p>' } }} />,
  );
  expect(html).toMatch(/<h2[^>]*>Brief<\/h2>/);
  expect(html).toContain('<p>Elke week</p>');
  expect(html).not.toContain('Afmelden kan met één klik.');
});

test('SGN-2, SHP-4 the notice for a package names it', () => {
  const html = renderInMarket(<SoldOutForm offer={{ slug: 'box', isComingSoon: false }} />, { market: markets.uk });
  expect(html).toContain('action="/uk/shop/wp-json/grutto/soldout_subscribe"');
  expect(html).toMatch(/<input[^>]*name="slug" value="box"/);
  expect(html).toContain('Sold out. Let me know.');
});

test('SGN-14 no form while the package can be bought', () => {
  expect(renderInMarket(<SoldOutSignUp module={module} offer={null} />)).toBe('');
  expect(renderInMarket(<SoldOutSignUp module={module} offer={{ slug: 'box', isComingSoon: true }} />)).toContain(
    'Komt eraan. Geef me een seintje.',
  );
});

test('SGN-17 nothing of the popup is in the page as it comes', () => {
  expect(renderInMarket(<NewsletterPopup />)).toBe('');
});
