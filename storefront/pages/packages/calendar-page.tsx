/** For a calendar: the day a package is there again, or the evenings on which its meals come out of the freezer. */
import type { Package } from '#contract/entities/package.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readEaters } from '#rules/food/six-weeks.ts';
import { type IcsEvent, icsFile } from '#rules/calendar/ics.ts';
import { localDate } from '#rules/time/local-time.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { requestContext, type RequestContext } from '#storefront/request-context.ts';
import { loadPlan, thawEvents } from './almanac/plan.server.tsx';
import { backAgainOf } from './almanac/sold-out.server.tsx';
import type { Route } from './+types/calendar-page';

const ending = '.ics';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { market, route, now, log } = ctx;
  const slug = route.name === 'package' && route.slug.endsWith(ending) ? route.slug.slice(0, -ending.length) : null;
  const box = slug === null ? null : await orNull(getPackage(ctx.content, slug), log);
  const events = box && (await eventsOf(box, ctx));
  if (!box || !events) return new Response(null, { status: 404 });
  const { host } = new URL(originOf(ctx));
  return new Response(icsFile({ host, madeOn: localDate(now, market.timeZone), events }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${encodeURIComponent(box.slug)}.ics"`,
      'x-robots-tag': 'noindex',
    },
  });
}

function originOf({ site, market }: RequestContext): string {
  return site.origins[market.code] ?? site.origin;
}

/** Null where nothing is known of a day. */
async function eventsOf(box: Package, ctx: RequestContext): Promise<IcsEvent[] | null> {
  const { market, query } = ctx;
  const eaters = readEaters(query.get('plan'));
  if (eaters !== null) {
    const plan = await loadPlan(box, eaters, ctx);
    return plan && thawEvents(plan, ctx);
  }
  const back = backAgainOf(box, ctx);
  if (back?.is !== 'date') return null;
  const url = originOf(ctx) + pathTo(market, 'package', { slug: box.slug });
  return [{ uid: `${box.slug}@${market.domain}`, day: back.day, title: box.title, url }];
}
