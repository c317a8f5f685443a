import type { Hono } from 'hono';
import type { Market } from '#contract/market.ts';
import type { Log } from '#services/kit/log.ts';
import { createBrowserTexts, textsAddress } from './browser-texts.ts';
import type { OwnTexts } from '#rules/settings/own-texts.ts';
import { type Catalogs, readCatalogs } from './catalogs.ts';
import { createLiveCatalogs } from './live-catalogs.ts';
import { createLocales } from './locales.ts';
import { createTexts, type Texts } from './texts.ts';

type Options = {
  markets: Readonly<Record<string, Market>>;
  /** Of a market, as they are now: another object whenever one changed. */
  ownTexts: (code: string) => OwnTexts | undefined;
  collectMissing: boolean;
  log: Log;
};

type OpenLocales = {
  /** Mounted at /locales. */
  locales: Hono;
  texts: Texts;
  /** As they were written by us. */
  catalogs: Catalogs;
  /** Where browsers find the texts of every page. */
  textsAddress: (market: Pick<Market, 'code'>) => string;
};

/** The texts of the interface, for this process and for browsers, from one reading of the catalogues. */
export function openLocales({ markets, ownTexts, collectMissing, log }: Options): OpenLocales {
  const ours = readCatalogs(Object.keys(markets));
  const catalogs = createLiveCatalogs(ours, ownTexts);
  const browserTexts = createBrowserTexts(catalogs);
  return {
    locales: createLocales({ markets, catalogs, browserTexts, collectMissing, log }),
    texts: createTexts(markets, catalogs),
    catalogs: ours,
    textsAddress: ({ code }) => textsAddress(browserTexts, code),
  };
}
