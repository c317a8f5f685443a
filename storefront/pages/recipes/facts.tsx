import type { Recipe } from '#contract/entities/recipe.ts';
import type { Text } from '#contract/locales.ts';
import { durationText } from '#storefront/components/cards/duration.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './facts.module.css';

type Facts = Pick<Recipe, 'prepMinutes' | 'cookMinutes' | 'portions' | 'calories'>;

/** Times, portions and calories; what is not known has no line. */
export function RecipeFacts({ recipe }: { recipe: Facts }) {
  const t = useText();
  const minutes = (amount: number) => t('units.minutesShort', { amount });
  const facts = [
    fact(timeLabel(t('recipes:facts.prep'), recipe.prepMinutes, t), recipe.prepMinutes, minutes),
    fact(timeLabel(t('recipes:facts.cook'), recipe.cookMinutes, t), recipe.cookMinutes, minutes),
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

/** From an hour on the label says it as the lists do: nobody counts 420 minutes. */
function timeLabel(label: string, amount: number | null, t: Text): string {
  return amount !== null && amount >= 60 ? `${label}, ${durationText(amount, t)}` : label;
}

function fact(label: string, amount: number | null, write: (amount: number) => string) {
  return amount === null ? null : { label, value: write(amount) };
}
