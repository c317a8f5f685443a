/**
 * The markets of this process as their owners set them. Everything on the server that asks a market what it says asks one of these:
 * each stays the same object for as long as the process runs, and what it says is replaced as a whole when a setting changes.
 */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { marketList } from '#markets/index.ts';
import { noVatTexts, type OwnTexts, sellerTexts } from '#rules/settings/own-texts.ts';
import { overlay } from '#rules/settings/overlay.ts';
import type { SettingValues } from '#rules/settings/setting-keys.ts';
import type { Account } from '#rules/settings/setting-readers.ts';
import type { Config } from '#server/config.ts';
import { readOnline } from '#services/payments/online.ts';
import { readSettings } from '#services/settings/settings.ts';

type Settings = Pick<Config, 'orders' | 'figures' | 'payments'>;

export type LiveMarkets<Given extends Settings = Config> = {
  markets: readonly Market[];
  byCode: Readonly<Record<string, Market>>;
  /** Those of the environment, where none is set in the studio. */
  config: Given;
  /** Texts that an owner wrote in the place of ours. */
  ownTexts: (code: string) => OwnTexts | undefined;
  /** Of one market, or of all: resolves to the codes of those that are not what they were. */
  read: (code?: string) => Promise<string[]>;
};

/** Read already. */
export async function openLiveMarkets<Given extends Settings>(db: Database, given: Given): Promise<LiveMarkets<Given>> {
  const live = createLiveMarkets(db, given);
  await live.read();
  return live;
}

export function createLiveMarkets<Given extends Settings>(db: Database, given: Given): LiveMarkets<Given> {
  const accounts: Record<string, Account | null> = { ...given.orders.accounts };
  const texts = new Map<string, OwnTexts>();
  const online = { ...given.payments.online };
  // What the environment says is a default too: what is set in the studio wins.
  const defaults = marketList.map((file) => ({ ...file, figures: given.figures ?? file.figures }));
  const live = defaults.map((market) => ({ market, own: overlay(market, {}), known: '[null]' }));
  return {
    markets: live.map(({ own }) => own),
    byCode: Object.fromEntries(live.map(({ own }) => [own.code, own])),
    ownTexts: (code) => texts.get(code),
    config: { ...given, figures: null, orders: { ...given.orders, accounts }, payments: { ...given.payments, online } },
    async read(code) {
      const changed: string[] = [];
      for (const each of live) {
        if (code !== undefined && each.own.code !== code) continue;
        const { values } = await readSettings(db, each.own.code);
        const paid = await readOnline(db, each.own.code, given.payments.keys[each.own.code] ?? null);
        const known = JSON.stringify([paid, ...Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
        if (known === each.known) continue;
        each.known = known;
        replace(each.own, overlay(each.market, values));
        accounts[each.own.code] = accountOf(each.market, values) ?? given.orders.accounts[each.own.code] ?? null;
        texts.set(each.own.code, { ...noVatTexts(each.own), ...sellerTexts(values), ...values.texts });
        online[each.own.code] = paid;
        changed.push(each.own.code);
      }
      return changed;
    },
  };
}

/** Another kind of account than the market's transfers name would be of no use to a buyer. */
function accountOf({ orders }: Market, { account }: Partial<SettingValues>): Account | null {
  return account?.kind === orders.payment ? account : null;
}

function replace(own: Market, next: Market): void {
  const before: Partial<Market> = own;
  for (const name of Object.keys(before) as (keyof Market)[]) if (!(name in next)) delete before[name];
  Object.assign(own, next);
}
