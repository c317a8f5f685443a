import { type Ref, useId } from 'react';
import type { PackageContents } from '#contract/entities/package-item.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { SectionHead } from '#storefront/ui/text/section-head.tsx';
import { contentsAnchor } from './contents-anchor.ts';
import { CutTable, MincedRow, MincedTable } from './content-tables.tsx';
import { Editor } from '#storefront/pages/packages/editor/editor.tsx';
import type { Order } from '#storefront/pages/packages/buy/use-order.ts';
import styles from './contents.module.css';

type ContentsProps = {
  contents: PackageContents;
  animal: string | null;
  /** Whose package it is. */
  farmer: string | null;
  /** Its animal waits until all of it is sold. */
  isSoldFirst: boolean;
  order: Order;
  ref?: Ref<HTMLElement>;
};

/** What is in the box, piece by piece; the minced part can be divided while the package can be bought. */
export function Contents({ contents, animal, farmer, isSoldFirst, order, ref }: ContentsProps) {
  const t = useText();
  const titleId = useId();
  const { cuts, minced } = contents;
  return (
    <section ref={ref} id={contentsAnchor} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        eyebrow={t('package:contents.eyebrow')}
        heading={t('package:contents.title')}
        lead={useLead(contents, animal, order)}
      />
      {order.isEditable ? <Editor cuts={cuts} order={order} farmer={farmer} isSoldFirst={isSoldFirst} /> : null}
      {!order.isEditable && cuts.length > 0 ? (
        <div className={styles.box}>
          <CutTable items={cuts} />
        </div>
      ) : null}
      {!order.isEditable && minced.length > 0 ? (
        <div className={styles.box}>
          <MincedTable title={t('package:contents.minced')}>
            {minced.map((item) => (
              <MincedRow key={item.name} item={item} items={minced} amount={t('units.packs', { count: item.meals })} />
            ))}
          </MincedTable>
        </div>
      ) : null}
    </section>
  );
}

function useLead({ cuts, minced }: PackageContents, animal: string | null, { isEditable }: Order): string | null {
  const t = useText();
  const { animalTypes } = useMarket();
  if (cuts.length === 0 && minced.length === 0) return t('package:contents.empty');
  // Bottles have no cuts.
  if (!animalTypes.some((type) => type === animal)) return null;
  return t(isEditable ? 'package:contents.intro' : 'package:contents.introFixed');
}
