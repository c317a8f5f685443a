/** The pieces of a package as cards that turn over to the dish they become: raw and done, by a checkbox, so without code. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Package } from '#contract/entities/package.ts';
import type { PackageItem } from '#contract/entities/package-item.ts';
import type { RecipeCard } from '#contract/entities/recipe.ts';
import type { RichText } from '#contract/fields/read.ts';
import { imageAddress } from '#contract/images.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { portionsOf } from '#rules/money/loose-price.ts';
import { isMadeOf } from '#rules/recipes/made-of.ts';
import { isRoast, roastTime } from '#rules/food/roast-time.ts';
import { inLargeUnit } from '#rules/stock/in-large-unit.ts';
import { durationText } from '#storefront/components/cards/duration.ts';
import { amountText } from '#storefront/i18n/amount-text.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { deliveryBounds } from '#storefront/data/first-delivery-date.server.ts';

export type Turn = { item: PackageItem; grams: number | null; dish: RecipeCard };

/** So many recipes of a cut are looked into. */
const mostLookedAt = 2;

/** Each dish once: two pieces of one stew are told by the first. */
export async function loadTurns({ contents }: Package, ctx: RequestContext): Promise<Turn[]> {
  const found = await Promise.all(
    portionsOf(contents).map(async ({ item, grams }) => ({ item, grams, dishes: await dishesOf(item, ctx) })),
  );
  const taken = new Set<string>();
  return found.flatMap(({ item, grams, dishes }) => {
    const dish = dishes.find(({ slug }) => !taken.has(slug));
    if (!dish || item.image === null) return [];
    taken.add(dish.slug);
    return [{ item, grams, dish }];
  });
}

/** Recipes are related to a cut by its animal too; what is shown as its dish names it among the ingredients. */
async function dishesOf(item: PackageItem, { content, log }: RequestContext): Promise<RecipeCard[]> {
  const params = { relatedType: 'meatcut', relatedSlug: item.name } as const;
  const related = await orNull(content.listRelatedRecipes({ params }), log);
  const candidates = (related?.items ?? []).filter(({ image }) => image !== null).slice(0, mostLookedAt);
  const recipes = await Promise.all(candidates.map(({ slug }) => orNull(content.getRecipe({ params: { slug } }), log)));
  return candidates.filter((_, index) => recipes[index]?.ingredients.some(({ title }) => isMadeOf(title, item)));
}

const fewest = 2;

/** With the way to six weeks of it, where they can be planned. */
export function turnsHtml(turns: readonly Turn[], box: Package, ctx: RequestContext): RichText | null {
  const shown = turns.length < fewest ? [] : turns;
  const isPlanned = canPlan(box, ctx);
  return shown.length === 0 && !isPlanned
    ? null
    : { html: renderToStaticMarkup(<Turns turns={shown} isPlanned={isPlanned} box={box} ctx={ctx} />) };
}

/** Somebody can say when it is brought, and what of it makes a meal. */
function canPlan(box: Package, ctx: RequestContext): boolean {
  const { cuts, minced } = box.contents;
  return deliveryBounds(box, ctx) !== null && [...cuts, ...minced].some(({ meals }) => meals > 0);
}

type TurnsProps = { turns: readonly Turn[]; isPlanned: boolean; box: Package; ctx: RequestContext };

function Turns({ turns, isPlanned, box, ctx }: TurnsProps) {
  const { market, text } = ctx;
  return (
    <>
      {turns.length > 0 ? (
        <>
          <h2>{text('almanac:turns.title')}</h2>
          <p>{text('almanac:turns.intro')}</p>
          <ul>
            {turns.map((turn) => (
              <TurnCard key={turn.item.name} turn={turn} animal={box.animal} ctx={ctx} />
            ))}
          </ul>
        </>
      ) : null}
      {isPlanned ? (
        <p>
          <a href={`${pathTo(market, 'package', { slug: box.slug })}?plan=2`}>{text('almanac:plan.title')}</a>
        </p>
      ) : null}
    </>
  );
}

function TurnCard({ turn, animal, ctx }: { turn: Turn; animal: string | null; ctx: RequestContext }) {
  const { market, text } = ctx;
  const { item, grams, dish } = turn;
  const id = `turn-${item.name}`;
  const amount = grams === null ? null : amountText(inLargeUnit({ amount: grams, unit: 'g' }), text, market);
  const takes = durationText((dish.prepMinutes ?? 0) + (dish.cookMinutes ?? 0), text);
  const serves = dish.portions ? text('units.persons', { count: dish.portions }) : null;
  const roast = isRoast(dish) ? roastTime(animal, grams) : null;
  return (
    <li>
      <input type="checkbox" id={id} className="sr" />
      <div className="turn-raw">
        <Print image={item.image} alt={item.shortTitle} />
        <h3>{item.shortTitle}</h3>
        <p>{amount}</p>
      </div>
      <div className="turn-done">
        <Print image={dish.image} alt="" />
        <h3>
          <a href={pathTo(market, 'recipe', { slug: dish.slug })}>{dish.title}</a>
        </h3>
        <p>{[takes, serves].filter(Boolean).join(', ')}</p>
        {roast ? (
          <p>
            {text('almanac:turns.roast', {
              amount: amount ?? '',
              time: durationText(roast.minutes, text) ?? '',
              oven: roast.oven,
              core: roast.core,
            })}
          </p>
        ) : null}
      </div>
      <label htmlFor={id}>
        <span className="turn-raw">{text('almanac:turns.done')}</span>
        <span className="turn-done">{text('almanac:turns.raw')}</span>
        <span className="sr">: {item.shortTitle}</span>
      </label>
    </li>
  );
}

function Print({ image, alt }: { image: string | null; alt: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={imageAddress(image, 'fit-340x210', 'avif') ?? ''} />
      <img src={imageAddress(image, 'fit-340x210', 'jpg') ?? ''} alt={alt} width="340" height="210" loading="lazy" />
    </picture>
  );
}
