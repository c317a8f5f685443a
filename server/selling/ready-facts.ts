/** Gathers what the list before selling asks, for one market. */
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import type { ReadyFacts } from '#rules/selling/ready-to-sell.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { BackupShelf } from '#server/backups/backup-shelf.ts';
import type { Config } from '#server/config.ts';
import { readDrafts } from '#services/content/editing/drafts/read-drafts.ts';
import { voicesIn } from '#services/content/editing/demo/voices.ts';
import { createContentStore } from '#services/content/store.ts';
import { documents } from '#services/content/tables.ts';
import type { Audit } from '#services/people/audit.ts';
import { products } from '#services/shop/tables.ts';
import { readSettings } from '#services/settings/settings.ts';
import { demoVoices } from './demo-voices.ts';

type Parts = {
  config: Pick<Config, 'orders' | 'figures' | 'siteUrls'>;
  db: Database;
  shelf: Pick<BackupShelf, 'list'>;
  audit: Pick<Audit, 'last'>;
  clock: () => Date;
};

/** Terms, withdrawal, privacy, imprint: the first of the drafts a shop begins with. */
const legalCount = 4;

export function legalSlugs(code: string): string[] {
  return readDrafts(code)
    .pages.slice(0, legalCount)
    .map(({ slug }) => slug);
}

export async function readyFacts({ config, db, shelf, audit, clock }: Parts, market: Market): Promise<ReadyFacts> {
  const { code } = market;
  const { values } = await readSettings(db, code);
  const slugs = legalSlugs(code);
  const pages = await createContentStore(db, market, clock).findAll('static-pages', slugs);
  const isSold = and(
    eq(products.market, code),
    gt(products.price, '0'),
    or(isNull(products.stock), gt(products.stock, 0)),
  );
  const goods = await db.select({ stockStatus: products.stockStatus }).from(products).where(isSold);
  const [backup] = await shelf.list();
  const tested = await audit.last('settings.test');
  const { name, address, register, vatNumber } = market.orders.seller;
  return {
    hasAccount: values.account !== undefined || (config.orders.accounts[code] ?? null) !== null,
    seller: {
      name: values['shop.company'] || values['shop.name'] || name,
      address: values['shop.address'] || address,
      phone: values['shop.phone'] || market.phone,
      register: values['shop.registerNumber'] || register,
      vatNumber: values['shop.vatNumber'] || (values['money.noVat'] ? '' : vatNumber),
      email: values['shop.email'] ?? market.email,
    },
    legalPages: slugs.map((slug) => {
      const page = pages.get(slug);
      return page === undefined ? null : JSON.stringify(page);
    }),
    demoVoices: await countDemoVoices(db, code),
    areFiguresChosen: values['shop.figures'] !== undefined || config.figures !== null,
    isDeliveryConfirmed: values['delivery.price'] !== undefined,
    goods: goods.filter(({ stockStatus }) => canBuy(readStockStatus(stockStatus))).length,
    mailTestedAt: tested?.at ?? null,
    backupAt: backup?.at ?? null,
    siteUrl: config.siteUrls[code] ?? null,
  };
}

async function countDemoVoices(db: Database, code: string): Promise<number> {
  const demo = demoVoices(code);
  if (demo.size === 0) return 0;
  const isPage = and(eq(documents.market, code), eq(documents.kind, 'static-pages'));
  const rows = await db.select({ detail: documents.detail }).from(documents).where(isPage);
  return rows.flatMap(({ detail }) => voicesIn(detail)).filter((words) => demo.has(words)).length;
}
