import type { ModuleOf } from '#contract/page-modules.ts';
import { parsePath } from '#rules/addresses/parse-path.ts';
import { shownFigures } from '#rules/stock/shown-figures.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';
import type { Offer } from './offer.tsx';
import { firstLink } from './first-link.ts';

/** What the packages cost to which the slides lead, by slide. A package that cannot be had leaves its slide as it was written. */
export async function load({ slides }: ModuleOf<'slider'>, context: LoadContext): Promise<Record<string, Offer>> {
  const offers = await Promise.all(
    slides.map(async ({ id, body }) => {
      const slug = packageOf(firstLink(body), context);
      const offer = slug && (await offerOf(slug, context));
      return offer ? [[id, offer] as const] : [];
    }),
  );
  return Object.fromEntries(offers.flat());
}

function packageOf(link: string | null, { market, hostKind }: LoadContext): string | null {
  if (!link?.startsWith('/')) return null;
  const route = parsePath(link, market, hostKind);
  return route.name === 'package' ? route.slug : null;
}

async function offerOf(slug: string, { content, market, log }: LoadContext): Promise<Offer | null> {
  try {
    const box = await getPackage(content, slug);
    const status = readStockStatus(box.stockStatus);
    if (!canBuy(status)) return null;
    const { price, size, mealsForPerson, percentageSold, stockStatus, farmer } = box;
    const left = shownFigures({ total: box.totalAvailable, buyers: box.buyerCount }, market.figures)?.remaining ?? null;
    const from = farmer && { name: farmer.name, location: farmer.location };
    return { price, size, mealsForPerson, percentageSold, stockStatus, left, farmer: from };
  } catch (error) {
    log.warn({ err: error, slug }, 'a slide says nothing about its package');
    return null;
  }
}
