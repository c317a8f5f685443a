import type { RichText as Html } from '#contract/fields/read.ts';
import { type ReactNode, useId } from 'react';
import { deliveredByLabel, originKind, type OriginFields, type OriginRow, originRows } from '#rules/animals/origin.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { unbrokenTag } from '#rules/animals/journey-stop.ts';
import { formatPrice } from '#rules/money/price.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useAimedAt } from '#storefront/browser/use-aimed-at.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Accordion, AccordionItem } from '#storefront/ui/accordion.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { CopyButton } from '#storefront/ui/copy-button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SectionHead } from '#storefront/ui/text/section-head.tsx';
import styles from './traceability.module.css';

/** Where links to the block lead. */
export const traceabilityAnchor = 'traceability-box';

export type TracedAnimal = OriginFields & {
  animal: string | null;
  farmerSlug?: string | null;
  pricePerKilo: number | null;
  isFresh?: boolean;
};

type TraceabilityProps = {
  /** Null when they are out of reach. */
  animals: TracedAnimal[] | null;
  /** The delivery they were part of. */
  week?: { week: number; year: number } | null;
  /** The way of the animal, told openly above the sections. */
  way?: Html | null;
};

/** Where the meat comes from, step by step, one section for each animal. */
export function Traceability({ animals, week, way = null }: TraceabilityProps) {
  const t = useText();
  const titleId = useId();
  const isAimedAt = useAimedAt() === traceabilityAnchor;
  const isFromFarm = animals !== null && animals.length > 0 && animals.every(wasOnFarm);
  return (
    <section id={traceabilityAnchor} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        eyebrow={isFromFarm ? t('package:traceability.eyebrow') : null}
        heading={t(isFromFarm ? 'package:traceability.title' : 'package:traceability.eyebrow')}
        lead={week ? t('package:traceability.week', week) : null}
      />
      {animals === null || animals.length === 0 ? (
        <p className={styles.empty}>{t(animals ? 'package:traceability.empty' : 'package:traceability.failed')}</p>
      ) : null}
      <RichText value={way} />
      <div className={styles.sections}>
        <Accordion>
          {animals?.map((animal, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two animals may look alike; the list never changes
            <AccordionItem key={index} title={<AnimalName animal={animal} />} isOpen={isAimedAt}>
              <Steps animal={animal} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}

/** Fish, game and wine never saw a meadow. */
function wasOnFarm({ animal }: TracedAnimal): boolean {
  return ['meat', 'bird'].includes(originKind(animal));
}

function AnimalName({ animal }: { animal: TracedAnimal }) {
  const t = useText();
  const isOne = ['meat', 'game'].includes(originKind(animal.animal));
  // The number of a flock, a catch or a batch says itself what it is the number of.
  const tag = animal.earTag && unbrokenTag(animal.earTag);
  if (tag) return isOne ? t('package:traceability.animal', { number: tag }) : tag;
  return animal.breed ?? t.find(`animals.${animal.animal}`) ?? t('package:traceability.eyebrow');
}

const icons: Record<OriginRow, IconName> = {
  birthCountry: 'calf',
  kept: 'pin',
  breed: 'steak',
  farmer: 'account',
  earTag: 'tag',
  slaughterhouse: 'house',
  butcher: 'scissors',
  deliveredBy: 'truck',
};

/** Where the rows of an animal's life have no picture of their own. */
const otherIcons: Partial<Record<string, IconName>> = {
  from: 'pin',
  caught: 'fish',
  species: 'fish',
  filleted: 'scissors',
  grape: 'leaf',
  pressed: 'house',
  bottled: 'wine',
};

function Steps({ animal }: { animal: TracedAnimal }) {
  const t = useText();
  const market = useMarket();
  const perKilo = formatPrice(animal.pricePerKilo, market);
  const deliveredBy = t(`package:traceability.${deliveredByLabel(animal.animal, animal.isFresh)}`);
  const farmer = animal.farmerSlug ? pathTo(market, 'farmer', { slug: animal.farmerSlug }) : null;
  return (
    <dl className={styles.steps}>
      {originRows({ ...animal, deliveredBy }, animal.animal).map(({ row, label, value }) => (
        <Step
          key={row}
          icon={otherIcons[label] ?? icons[row]}
          title={t(`package:traceability.rows.${label}`)}
          isKey={row === 'farmer'}
        >
          {row === 'earTag' ? <EarTag number={value} /> : null}
          {row === 'farmer' ? <AppLink to={farmer}>{value}</AppLink> : null}
          {row === 'earTag' || row === 'farmer' ? null : value}
        </Step>
      ))}
      {perKilo ? (
        <Step icon="scale" title={t('package:traceability.pricePerKilo')}>
          {perKilo}
        </Step>
      ) : null}
    </dl>
  );
}

/** The number on the label of the meat, to take along to a register of animals. */
function EarTag({ number }: { number: string }) {
  const t = useText();
  return (
    <span className={styles.earTag}>
      {unbrokenTag(number)}
      <CopyButton value={number} name={t('package:traceability.copy')} done={t('package:traceability.copied')} />
    </span>
  );
}

type StepProps = { icon: IconName; title: string; isKey?: boolean; children: ReactNode };

function Step({ icon, title, isKey = false, children }: StepProps) {
  return (
    <div className={classNames(styles.step, isKey && styles.key)}>
      <dt className={styles.title}>
        <span className={styles.dot}>
          <Icon name={icon} />
        </span>
        {title}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
