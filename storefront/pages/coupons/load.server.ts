import type { VisitorContext } from '#storefront/request-context.ts';
import { found, foundOrNull } from '#storefront/data/or-not-found.server.ts';
import { listHead } from '#storefront/data/list-head.ts';

/** The coupons, below what an editor wrote for this word. */
export async function loadCoupons({ content, text, log }: VisitorContext, word: string) {
  const [{ items }, page] = await Promise.all([
    found(content.listCoupons({})),
    foundOrNull(content.getStaticPage({ params: { slug: word } }), log),
  ]);
  return {
    page: listHead(page, { title: text('coupons:title'), summary: text('coupons:intro') }),
    coupons: items,
    modules: page?.modules ?? [],
  };
}
