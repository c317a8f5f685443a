/** The way of a package's animal as HTML: it has nothing to press, so that no code of it travels to the browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { namedAnimals } from '#rules/animals/animal-number.ts';
import { normalTag } from '#rules/animals/normal-tag.ts';
import { writtenTag } from '#rules/animals/tag.ts';
import { readStop, type Stop } from '#rules/animals/journey-stop.ts';
import { originRows } from '#rules/animals/origin.ts';
import { isSoldFirst } from '#rules/food/sold-first.ts';
import { canBuy, readStockStatus } from '#rules/stock/stock-status.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { Journey, type JourneyView } from './journey.tsx';

/** `firstDay` is the first on which it can be delivered, where that is promised. Null where nothing of the way is known. */
export function journeyHtml(box: Package, firstDay: string | null, ctx: RequestContext): RichText | null {
  const view = journeyOf(box, firstDay, ctx);
  return view.steps.length > 0 ? { html: renderToStaticMarkup(<Journey {...view} />) } : null;
}

function journeyOf(box: Package, firstDay: string | null, { text, market }: RequestContext): JourneyView {
  const { animal, origin, highlight } = box;
  const waits = isSoldFirst({ animal, isExpress: highlight === 'express' });
  const isOnSale = canBuy(readStockStatus(box.stockStatus));
  const steps = originRows({ ...origin, farmerName: null, breed: null, earTag: null }, animal).map(
    ({ row, label, value }): JourneyView['steps'][number] => {
      const isAhead = waits && (row === 'slaughterhouse' || row === 'butcher');
      return {
        title: text(`package:traceability.rows.${label}`),
        text: value,
        state: isAhead ? 'planned' : 'done',
      };
    },
  );
  const ahead = steps.findIndex(({ state }) => state === 'planned');
  const now = { title: text('package:journey.forSale'), text: text('package:journey.waits'), state: 'now' } as const;
  const last = {
    title: text('package:journey.toYou'),
    text: firstDay && text('package:journey.from', { date: firstDay }),
    state: 'planned',
    isDated: true,
  } as const;
  return {
    tags: tagsIn(box, { text, market }),
    route: text('package:journey.route'),
    planned: text('package:journey.planned'),
    stops: stopsOf(box),
    steps: [
      ...(ahead < 0 || !isOnSale ? steps : [...steps.slice(0, ahead), now, ...steps.slice(ahead)]),
      ...(firstDay && steps.length > 0 ? [last] : []),
    ],
  };
}

/** A row of many animals is named by its first. */
const mostTags = 6;

/** Each animal of a package has a page. */
function tagsIn({ marked }: Package, { text, market }: Pick<RequestContext, 'text' | 'market'>): JourneyView['tags'] {
  const numbers = new Map(
    namedAnimals(marked.numbers).flatMap((number) => {
      const slug = normalTag(`${marked.prefix}${number}`);
      return slug === null ? [] : [[slug, writtenTag(slug, marked) ?? slug] as const];
    }),
  );
  const all = [...numbers].map(([slug, tag]) => ({ tag, to: pathTo(market, 'animal', { slug }) }));
  const links = all.length > mostTags ? all.slice(0, 1) : all;
  return links.length > 0 ? { heading: text(links.length === 1 ? 'origin:pageOne' : 'origin:pageMore'), links } : null;
}

/** Farm, slaughterhouse and butcher, as far as they are known; one who is both stands there once. */
function stopsOf({ farmer, origin: { slaughterPlace, portioningPlace } }: Package): Stop[] {
  const stops = [farmer?.location, slaughterPlace, portioningPlace].flatMap((place) =>
    place ? [readStop(place)] : [],
  );
  return stops.filter(({ name }, index) => stops.findIndex((stop) => stop.name === name) === index);
}
