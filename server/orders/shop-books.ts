/** The books of this shop, put together: its markets, their words, and the account that stands on an invoice. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import { type Books, createBooks } from '#services/books/books.ts';
import type { Texts } from '#services/locales/texts.ts';

type Options = {
  config: Pick<Config, 'orders'>;
  db: Database;
  markets: readonly Market[];
  texts: Texts;
  clock: () => Date;
};

export function createShopBooks({ config, db, markets, texts, clock }: Options): Books {
  const account = ({ code }: Market) => {
    const known = config.orders.accounts[code] ?? null;
    if (known === null) return null;
    const { name } = known;
    return known.kind === 'iban'
      ? { name, iban: known.iban }
      : { name, sortCode: known.sortCode, accountNumber: known.accountNumber };
  };
  return createBooks({ db, markets, textFor: (market) => texts.textFor(market), account, clock });
}
