import type { RichText as Html } from '#contract/fields/read.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import styles from './food-label.module.css';

/** What stands on the label, printed like one. */
export function FoodLabel({ label }: { label: Html }) {
  return <RichText value={label} className={styles.label} />;
}
