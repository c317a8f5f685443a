import { useId } from 'react';
import type { Recipe } from '#contract/entities/recipe.ts';
import { fieldLink } from '#rules/links/links.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import styles from './ingredients.module.css';
import { useStickyEnd } from './use-sticky-end.ts';

export function Ingredients({ ingredients, requirements }: Pick<Recipe, 'ingredients' | 'requirements'>) {
  const t = useText();
  const titleId = useId();
  const first = useFirstInShop(ingredients);
  const box = useStickyEnd<HTMLElement>();
  if (ingredients.length === 0 && requirements.length === 0) return null;
  return (
    <section ref={box} className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {ingredients.length > 0 ? t('recipes:ingredients.title') : t('recipes:requirements')}
      </h2>
      {ingredients.length > 0 ? (
        <ul>
          {ingredients.map(({ amount, title, address }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same thing may be needed twice; the list never changes
            <li key={index} className={styles.ingredient}>
              <b className={styles.amount}>{amount}</b>
              <AppLink to={address}>{title}</AppLink>
            </li>
          ))}
        </ul>
      ) : null}
      <Requirements requirements={requirements} isAlone={ingredients.length === 0} />
      {first ? (
        <ButtonLink to={first.address} isBlock className={styles.order}>
          {t('recipes:ingredients.order', { ingredient: first.title })}
        </ButtonLink>
      ) : null}
    </section>
  );
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
      {isAlone ? null : <h3 className={styles.subtitle}>{t('recipes:requirements')}</h3>}
      <ul className={styles.requirements}>
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
    </>
  );
}
