/** The label as HTML: it has nothing to press, so that no code of it and none of its texts travel to the browser. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { FoodFacts as Facts } from '#contract/entities/food-facts.ts';
import type { RichText } from '#contract/fields/read.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import { FoodFacts, type FoodFactsProps } from './food-facts.tsx';

type Food = Pick<FoodFactsProps, 'animal' | 'isOrganic' | 'origin' | 'earTag'> & { food: Facts };

/** Out of reach, the settings cost the label its last two lines and nothing else. */
export async function loadFoodFacts({ food, animal, isOrganic, origin, earTag }: Food, ctx: RequestContext) {
  const { content, market, text, log } = ctx;
  const settings = await orNull(content.getSettings({ params: { market: market.code } }), log);
  return foodFactsHtml({
    facts: food,
    animal,
    isOrganic,
    origin,
    earTag,
    operator: settings?.operator ?? null,
    organicCode: settings?.organicCode ?? null,
    t: text,
    market,
  });
}

export function foodFactsHtml(props: FoodFactsProps): RichText {
  return { html: renderToStaticMarkup(<FoodFacts {...props} />) };
}
