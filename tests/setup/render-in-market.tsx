/** Renders a part of a page as the server does, with a market, its texts and an address around it. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { type Namespace, namespaces as all } from '#contract/locales.ts';
import { type Market, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { MessagesProvider } from '#storefront/i18n/messages.tsx';
import { MarketContext } from '#storefront/i18n/use-market.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** The texts of a market, as its pages show them. */
export function textIn(market: Market) {
  return texts.textFor(market);
}

type Surroundings = { market?: Market; namespaces?: readonly Namespace[]; path?: string };

export function renderInMarket(part: ReactNode, surroundings: Surroundings = {}): string {
  const { market = markets.nl, namespaces = all, path = `/${market.code}` } = surroundings;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <MarketContext value={market}>
        <MessagesProvider market={market} messages={texts.messagesFor(market, namespaces)}>
          {part}
        </MessagesProvider>
      </MarketContext>
    </MemoryRouter>,
  );
}
