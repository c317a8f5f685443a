import type { RequestContext } from '#storefront/request-context.ts';
import { orNotFound, orNull } from '#storefront/data/or-not-found.server.ts';
import { listHead } from '#storefront/data/list-head.ts';

/** The coupons, below what an editor wrote for this word. */
export async function loadCoupons({ content, text, log }: RequestContext, word: string) {
  const [{ items }, page] = await Promise.all([
    orNotFound(content.listCoupons({})),
    orNull(content.getStaticPage({ params: { slug: word } }), log),
  ]);
  return {
    page: listHead(page, { title: text('coupons:title'), summary: text('coupons:intro') }),
    coupons: items,
    modules: page?.modules ?? [],
  };
}
