import type { ReactNode } from 'react';
import type { Recipe } from '#contract/entities/recipe.ts';
import { useText } from '#storefront/i18n/messages.tsx';

type Facts = Pick<Recipe, 'prepMinutes' | 'cookMinutes' | 'portions' | 'calories'>;

/** Times, portions and calories; what is not known has no line. */
export function RecipeFacts({ recipe }: { recipe: Facts }) {
  const t = useText();
  const facts = [
    fact(t('recipes:facts.prep'), recipe.prepMinutes, (amount) => <Minutes amount={amount} />),
    fact(t('recipes:facts.cook'), recipe.cookMinutes, (amount) => <Minutes amount={amount} />),
    fact(t('recipes:facts.portions'), recipe.portions, String),
    fact(t('recipes:facts.calories'), recipe.calories, (amount) => t('units.kcal', { amount })),
  ].filter((one) => one !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="recipe-facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="recipe-fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For people and machines in minutes; a list of recipes counts the hours out. */
function Minutes({ amount }: { amount: number }) {
  const t = useText();
  return <time dateTime={`PT${amount}M`}>{t('units.minutesShort', { amount })}</time>;
}

function fact(label: string, amount: number | null, write: (amount: number) => ReactNode) {
  return amount === null ? null : { label, value: write(amount) };
}
