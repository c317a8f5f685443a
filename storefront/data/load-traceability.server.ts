import type { TraceabilityRecord } from '#contract/entities/traceability.ts';
import { traceabilityQuery } from '#rules/animals/traceability.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNull, isNotFound } from './or-not-found.server.ts';

/** What the call for a week needs to know of the thing delivered. */
type Delivered = { category: string | null; cut: string; isOrganic: boolean };

/** The animals of the visitor's own delivery. */
type Traced = {
  /** The delivery by its week, when that is how it was asked for. */
  week: { week: number; year: number } | null;
  /** Null when they are out of reach. */
  records: TraceabilityRecord[] | null;
};

/** Null when the address asks for no delivery. */
export async function loadTraceability(delivered: Delivered, ctx: RequestContext): Promise<Traced | null> {
  const parameters = {
    productId: ctx.query.get('product_id'),
    deliveryWeek: ctx.query.get('delivery_week'),
    deliveryYear: ctx.query.get('delivery_year'),
  };
  const query = traceabilityQuery(parameters, ctx.now, ctx.market);
  if (!query) return null;
  if (query.kind === 'product') {
    const { productId } = query;
    return {
      week: null,
      records: await recordsOf(ctx.content.listTraceabilityOfProduct({ params: { productId } }), ctx),
    };
  }
  const { week, year } = query;
  const { category, cut, isOrganic } = delivered;
  // Without a category there is nothing to ask by.
  if (category === null) return { week: { week, year }, records: [] };
  const params = { category, cut, year, week, organic: isOrganic ? '1' : '0' } as const;
  return { week: { week, year }, records: await recordsOf(ctx.content.listTraceabilityOfWeek({ params }), ctx) };
}

async function recordsOf(answer: Promise<{ items: TraceabilityRecord[] }>, { log }: RequestContext) {
  // Of a delivery nobody knows there are no animals, which is something else than being out of reach.
  const known = answer.catch((error: unknown) => {
    if (isNotFound(error)) return { items: [] };
    throw error;
  });
  return (await orNull(known, log))?.items ?? null;
}
