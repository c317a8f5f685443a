import { pathTo } from '#rules/addresses/paths.ts';
import type { RecipeCardData } from '#storefront/components/cards/card-data.ts';
import { durationText } from '#storefront/components/cards/duration.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { Picture } from '#storefront/ui/media/picture.tsx';
import type { Cooking, Dish } from './load-dish.server.ts';

/** The piece as it comes, beside what becomes of it. */
export function RawAndDone({ image, title, dish }: { image: string | null; title: string; dish: Dish | null }) {
  const t = useText();
  const market = useMarket();
  return (
    <div className={dish?.image ? 'fs-pair' : 'fs-pair fs-alone'}>
      <figure>
        <Picture image={image} use="detail" alt={title} isFirst />
        {dish ? <figcaption>{t('farmshop:cooking.raw')}</figcaption> : null}
      </figure>
      {dish?.image ? (
        <figure>
          <Picture image={dish.image} use="detail" alt="" />
          <figcaption>
            <AppLink to={pathTo(market, 'recipe', { slug: dish.slug })}>{dish.title}</AppLink>
          </figcaption>
        </figure>
      ) : null}
    </div>
  );
}

/** How long it takes and for how many, the steps in short, and other recipes. */
export function CookingFacts({ cooking: { dish, others } }: { cooking: Cooking }) {
  const t = useText();
  const market = useMarket();
  return (
    <>
      {dish ? <DishFigures dish={dish} /> : null}
      {dish && dish.steps.length > 0 ? (
        <section className="fs-box">
          <h2>{t('farmshop:cooking.title')}</h2>
          {dish.roast ? <p>{dish.roast}</p> : null}
          <ol>
            {dish.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink to={pathTo(market, 'recipe', { slug: dish.slug })} look="ghost" size="small">
            {t('farmshop:cooking.whole')}
          </ButtonLink>
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className="fs-box">
          <h2>{t(dish ? 'farmshop:cooking.more' : 'farmshop:cooking.animal')}</h2>
          <ul>
            {others.map((recipe) => (
              <OtherRecipe key={recipe.slug} recipe={recipe} isLarge={dish === null} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function DishFigures({ dish: { prepMinutes, cookMinutes, portions } }: { dish: Dish }) {
  const t = useText();
  const figures = [
    [durationText(prepMinutes, t), t('farmshop:cooking.work')],
    [durationText(cookMinutes, t), t('farmshop:cooking.heat')],
    [portions ? t('units.persons', { count: portions }) : null, t('farmshop:cooking.enough')],
  ] as const;
  const known = figures.filter(([figure]) => figure !== null);
  if (known.length === 0) return null;
  return (
    <dl className="fs-figures">
      {known.map(([figure, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Large on a desktop where the piece has no dish of its own beside it. */
function OtherRecipe({ recipe, isLarge }: { recipe: RecipeCardData; isLarge: boolean }) {
  const { slug, title, image, prepMinutes, cookMinutes } = recipe;
  const t = useText();
  const market = useMarket();
  return (
    <li>
      {isLarge ? (
        <Picture image={image} use="card" sizes="(max-width: 991px) 96px, 256px" alt="" />
      ) : (
        <Picture image={image} use="thumbnail" sizes="96px" alt="" />
      )}
      <span>
        <AppLink to={pathTo(market, 'recipe', { slug })}>{title}</AppLink>
        <small>{durationText((prepMinutes ?? 0) + (cookMinutes ?? 0), t)}</small>
      </span>
    </li>
  );
}
