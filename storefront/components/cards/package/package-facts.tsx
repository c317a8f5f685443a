import type { PackageCard } from '#contract/entities/package.ts';
import { useText } from '#storefront/i18n/messages.tsx';

type PackageFactsProps = Pick<PackageCard, 'size' | 'mealsForPerson'> & { className?: string };

/** How much it is: "4,1 kg, 14 maaltijden". Nothing where nobody said so. */
export function PackageFacts({ size, mealsForPerson, className }: PackageFactsProps) {
  const t = useText();
  const count = Number(mealsForPerson);
  const facts = [size, count > 0 ? t('units.meals', { count }) : null].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className={className}>{facts.join(', ')}</p>;
}
