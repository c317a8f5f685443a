/** An invoice or a credit note of an order as PDF, for who knows its key. */
import { shopContext } from '#storefront/selling/shop-context.server.ts';
import { orderKeyOf, paperNumberOf } from './load.server.ts';
import type { Route } from './+types/invoice-file';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, text } = shopContext(context);
  const file = await shop.orders.paperFile(orderKeyOf({ request, params }), paperNumberOf(request) ?? '');
  if (file === null) return new Response(text('selling:order.unknownTitle'), { status: 404 });
  return new Response(new Uint8Array(file.bytes), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${file.name}"` },
  });
}
