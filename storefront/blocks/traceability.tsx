import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { isWine } from '#rules/drink.ts';
import { formatPrice } from '#rules/price.ts';
import { isFish, type TraceabilityFields, type TraceabilityKey, traceabilityRows } from '#rules/traceability.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useIsHydrated } from '#storefront/lib/use-is-hydrated.ts';
import { useMarket } from '#storefront/lib/use-market.ts';
import { Accordion, AccordionItem } from '#storefront/ui/accordion.tsx';
import { CopyButton } from '#storefront/ui/copy-button.tsx';
import { Icon, type IconName } from '#storefront/ui/icon.tsx';
import { SectionHead } from '#storefront/ui/section-head.tsx';
import styles from './traceability.module.css';

/** Where links to the block lead. */
export const traceabilityAnchor = 'traceability-box';

export type TracedAnimal = TraceabilityFields & { animal: string | null; pricePerKilo: number | null };

type TraceabilityProps = {
  /** Null when they are out of reach. */
  animals: TracedAnimal[] | null;
  /** The delivery they were part of. */
  week?: { week: number; year: number } | null;
  /** More items for the accordion. */
  children?: ReactNode;
};

/** Where the meat comes from, step by step, one section for each animal. */
export function Traceability({ animals, week, children }: TraceabilityProps) {
  const t = useText();
  const titleId = useId();
  const isAimedAt = useIsAimedAt(traceabilityAnchor);
  // It never saw a meadow.
  const hasWine = animals?.some(isWine) ?? false;
  return (
    <section id={traceabilityAnchor} data-later="" aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        eyebrow={hasWine ? null : t('package:traceability.eyebrow')}
        heading={t(hasWine ? 'package:traceability.eyebrow' : 'package:traceability.title')}
        lead={week ? t('package:traceability.week', week) : null}
      />
      {animals === null || animals.length === 0 ? (
        <p className={styles.empty}>{t(animals ? 'package:traceability.empty' : 'package:traceability.failed')}</p>
      ) : null}
      <div className={styles.sections}>
        <Accordion>
          {animals?.map((animal, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two animals may look alike; the list never changes
            <AccordionItem key={index} title={<AnimalName animal={animal} />} isOpen={isAimedAt}>
              <Steps animal={animal} />
            </AccordionItem>
          ))}
          {children}
        </Accordion>
      </div>
    </section>
  );
}

/** The server does not see what stands after the # of an address, so it is looked at in the browser. */
function useIsAimedAt(id: string): boolean {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated && hash === `#${id}`;
}

function AnimalName({ animal }: { animal: TracedAnimal }) {
  const t = useText();
  if (animal.earTag) return t('package:traceability.animal', { number: animal.earTag });
  return animal.breed ?? t.find(`animals.${animal.animal}`) ?? t('package:traceability.title');
}

const icons: Record<TraceabilityKey, IconName> = {
  birthCountry: 'calf',
  kept: 'pin',
  caught: 'fish',
  breed: 'steak',
  farmer: 'account',
  earTag: 'tag',
  slaughterhouse: 'house',
  butcher: 'scissors',
  deliveredBy: 'truck',
};

function Steps({ animal }: { animal: TracedAnimal }) {
  const t = useText();
  const perKilo = formatPrice(animal.pricePerKilo, useMarket());
  const rows = traceabilityRows(
    { ...animal, deliveredBy: t('package:traceability.deliveredByValue') },
    { isFish: isFish(animal.animal) },
  );
  return (
    <dl className={styles.steps}>
      {rows.map(({ key, value }) => (
        <Step key={key} icon={icons[key]} title={t(`package:traceability.rows.${key}`)} isKey={key === 'farmer'}>
          {key === 'earTag' ? <EarTag number={value} /> : value}
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
      {number}
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
