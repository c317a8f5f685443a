/** Whether a market is ready to sell: the list for the studio, and the answer for the checkout. */
import type { Market } from '#contract/market.ts';
import { closedBy, type ReadyFacts, type ReadyId, type ReadyLine, readyToSell } from '#rules/selling/ready-to-sell.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log/log.ts';
import { readyFacts } from './ready-facts.ts';

type Parts = Omit<Parameters<typeof readyFacts>[0], 'config'> & {
  /** As the environment has it: what is set in the studio is asked of the database. */
  config: Pick<Config, 'orders' | 'figures' | 'siteUrls' | 'isProduction' | 'sellAnyway'>;
  /** Of the environment and the studio together. */
  accounts: Config['orders']['accounts'];
  log: Pick<Log, 'info' | 'warn'>;
};

export type Readiness = ReturnType<typeof createReadiness>;

/** What an owner fills in opens the checkout as soon as any setting is in force. */
const keptMs = 2000;

export function createReadiness({ accounts, log, ...parts }: Parts) {
  const { config, clock } = parts;
  const asked = new Map<string, { at: number; answer: Promise<boolean> }>();
  const said = new Map<string, string>();

  async function lookAt(market: Market): Promise<boolean> {
    const missing = closedBy(await readyFacts(parts, market), clock());
    tell(market, missing);
    return missing.length === 0;
  }

  /** Once for every change of the list. */
  function tell({ code }: Market, missing: ReadyId[]): void {
    const words = missing.join(', ');
    const before = said.get(code);
    if (before === words) return;
    said.set(code, words);
    if (missing.length > 0)
      log.warn(
        { market: code, missing: words },
        `orders are refused until the shop is ready to sell: npm run shop -- ready ${code} says what is missing`,
      );
    else if (before !== undefined) log.info({ market: code }, 'the shop is ready to sell: orders are taken');
  }

  return {
    async lines(market: Market): Promise<ReadyLine[]> {
      const facts: ReadyFacts = await readyFacts(parts, market);
      return readyToSell(facts, clock());
    },

    /** Orders for money wait until all is done that has to be done once; those of a demonstration are taken anyway. */
    async takesOrders(market: Market): Promise<boolean> {
      if (!config.isProduction || config.sellAnyway || (accounts[market.code] ?? null) === null) return true;
      const now = clock().getTime();
      const known = asked.get(market.code);
      if (known && now - known.at < keptMs) return known.answer;
      const answer = lookAt(market);
      asked.set(market.code, { at: now, answer });
      answer.catch(() => asked.delete(market.code));
      return answer;
    },
  };
}
