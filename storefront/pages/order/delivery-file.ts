/** The day of delivery, for a calendar. */
import { shopContext } from '#storefront/selling/shop-context.server.ts';
import { loadCalendarFile, orderKeyOf } from './load.server.ts';
import type { Route } from './+types/delivery-file';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const file = await loadCalendarFile(ctx, orderKeyOf({ request, params }));
  if (file === null) return new Response(ctx.text('selling:order.unknownTitle'), { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${params.number}.ics"`,
    },
  });
}
