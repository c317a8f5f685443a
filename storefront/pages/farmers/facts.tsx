import type { ReactNode } from 'react';
import type { Farmer } from '#contract/entities/farmer.ts';
import { farmerBadges } from '#rules/farmshop/farmer-rules.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { BreedLinks } from './breed-links.tsx';
import styles from './facts.module.css';

type FarmerFields = Pick<Farmer, 'animalTypes' | 'breeds' | 'isOrganic' | 'isMsc' | 'hasLabelRouge' | 'qualityLevels'>;
type Fact = { name: string; value: ReactNode };

/** What is known about a farm in a few words each; what is not known has no line. */
export function useFarmerFacts(farmer: FarmerFields): Fact[] {
  const t = useText();
  const animals = farmer.animalTypes.flatMap((type) => t.find(`animals.${type}`) ?? []);
  const labels = farmerBadges(farmer).map((badge) => t(`badges.${badge}`));
  const facts: Fact[] = [
    { name: t('farmers:animals'), value: animals.join(', ') },
    {
      name: t(farmer.breeds.length === 1 ? 'farmers:oneBreed' : 'farmers:moreBreeds'),
      value: farmer.breeds.length > 0 ? <BreedLinks breeds={farmer.breeds} /> : null,
    },
    { name: t('farmers:labels'), value: labels.join(', ') },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

export function FarmerFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
