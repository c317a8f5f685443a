/** A market as its pages show it: the market file, and what the settings of this deployment change in it. */
import type { Market } from '#contract/market.ts';
import { marksOf } from '#rules/payments/marks.ts';
import type { Config } from '#server/config.ts';

type Settings = Pick<Config, 'orders' | 'shop' | 'consent' | 'figures' | 'payments'>;

/** The embedded shop takes orders here and is paid for them: its account is set. Without one the market is a demonstration. */
function reallySells({ code }: Market, { orders, shop }: Pick<Config, 'orders' | 'shop'>): boolean {
  return orders.isOpen && !shop.urls[code] && (orders.accounts[code] ?? null) !== null;
}

/** What can really be paid with: what the provider says, and a transfer. */
function takenIn({ code, payments }: Market, { payments: { online } }: Settings): string[] {
  return [...marksOf(online[code]?.methods ?? [], payments), 'transfer'];
}

/**
 * The requirements name marks of payments, and a cookie that is set without a question. A shop that
 * sells for money may show only what it takes, and has to ask first.
 */
export function createShownMarkets(settings: Settings): (market: Market) => Market {
  // By its orders: a market stays the same object when its owner changes a setting, and these do not (rules/settings/overlay.ts).
  const made = new WeakMap<Market['orders'], Market>();
  return (market) => {
    const known = made.get(market.orders);
    if (known) return known;
    const figures = settings.figures ?? market.figures;
    const consent = settings.consent ?? market.consent;
    const shown: Market = reallySells(market, settings)
      ? { ...market, figures, consent: settings.consent ?? 'ask', payments: takenIn(market, settings) }
      : { ...market, figures, consent };
    made.set(market.orders, shown);
    return shown;
  };
}
