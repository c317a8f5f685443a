import type { Recipe } from '#contract/entities/recipe.ts';
import { useText } from '#storefront/lib/messages.tsx';
import styles from './recipe-facts.module.css';

type Facts = Pick<Recipe, 'prepMinutes' | 'cookMinutes' | 'portions' | 'calories'>;

/** Times, portions and calories; what is not known has no line. */
export function RecipeFacts({ recipe }: { recipe: Facts }) {
  const t = useText();
  const facts = [
    fact(t('recipes:facts.prep'), recipe.prepMinutes, (amount) => t('units.minutesShort', { amount })),
    fact(t('recipes:facts.cook'), recipe.cookMinutes, (amount) => t('units.minutesShort', { amount })),
    fact(t('recipes:facts.portions'), recipe.portions, String),
    fact(t('recipes:facts.calories'), recipe.calories, (amount) => t('units.kcal', { amount })),
  ].filter((one) => one !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function fact(label: string, amount: number | null, write: (amount: number) => string) {
  return amount === null ? null : { label, value: write(amount) };
}
