import { useId, useMemo } from 'react';
import { fieldLink } from '#rules/links/links.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { pathTo } from '#rules/addresses/paths.ts';
import { formatPrice } from '#rules/money/price.ts';
import { AddForm } from '#storefront/components/cards/add-form.tsx';
import { packText } from '#storefront/components/cards/farmshop-card.tsx';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import type { Recipe } from './recipe.ts';
import type { PortionsProps } from './portions.tsx';
import { useStickyEnd } from './use-sticky-end.ts';

const Portions = clientOnly(async () => (await import('./portions.tsx')).Portions);

type IngredientsProps = {
  recipe: Pick<Recipe, 'ingredients' | 'requirements' | 'portions'>;
  /** The same with the amounts that are shown. */
  shown: Recipe['ingredients'];
  onChosen: PortionsProps['onChosen'];
};

export function Ingredients({ recipe, shown, onChosen }: IngredientsProps) {
  const t = useText();
  const { ingredients, requirements, portions } = recipe;
  const amounts = useMemo(() => ingredients.map(({ amount }) => amount), [ingredients]);
  const titleId = useId();
  const first = useFirstInShop(ingredients);
  const held = useStickyEnd<HTMLDivElement>();
  if (ingredients.length === 0 && requirements.length === 0) return null;
  return (
    <section className="recipe-box" aria-labelledby={titleId}>
      <div ref={held} className="recipe-held">
        <h2 id={titleId} className="recipe-box-title">
          {ingredients.length > 0 ? t('recipes:ingredients.title') : t('recipes:requirements')}
        </h2>
        {portions && portions > 0 && ingredients.length > 0 ? (
          <Portions written={portions} amounts={amounts} onChosen={onChosen} />
        ) : null}
        {ingredients.length > 0 ? (
          <ul>
            {shown.map((ingredient, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same thing may be needed twice; the list never changes
              <IngredientRow key={index} ingredient={ingredient} />
            ))}
          </ul>
        ) : null}
        <Requirements requirements={requirements} isAlone={ingredients.length === 0} />
        {first ? (
          <ButtonLink to={first.address} isBlock className="recipe-order">
            {t('recipes:ingredients.order', { ingredient: unbrokenAmounts(nameOf(first.title)) })}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

/** What is sold by itself has its price and a plus. */
function IngredientRow({
  ingredient: { amount, title, address, piece },
}: {
  ingredient: Recipe['ingredients'][number];
}) {
  const t = useText();
  const market = useMarket();
  const price = piece && formatPrice(piece.price, market);
  const to = address ?? (piece && pathTo(market, 'farmshopProduct', { slug: piece.slug }));
  return (
    <li className="recipe-ingredient">
      <b>{amount}</b>
      <span>
        <AppLink to={to}>{unbrokenAmounts(title)}</AppLink>
        {piece && price ? <small>{[price, packText(piece, t, market)].filter(Boolean).join(', ')}</small> : null}
      </span>
      {piece && price ? <AddForm product={piece} /> : null}
    </li>
  );
}

/** "Roulades (125 to 140 g each)" and "shallots, halved" are ordered by their name. */
function nameOf(title: string): string {
  return title.split(/[(,]/, 1)[0]?.trim() || title;
}

/** The first ingredient that can be ordered from us. */
function useFirstInShop(ingredients: Recipe['ingredients']) {
  const market = useMarket();
  return ingredients.find(({ address }) => fieldLink(address, { market }).kind === 'internal');
}

function Requirements({ requirements, isAlone }: { requirements: string[]; isAlone: boolean }) {
  const t = useText();
  if (requirements.length === 0) return null;
  return (
    <>
      {isAlone ? null : <h3 className="recipe-subtitle">{t('recipes:requirements')}</h3>}
      <ul className="recipe-requirements">
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
    </>
  );
}
