import { type ReactNode, useId } from 'react';
import type { PackageContents } from '#contract/entities/package-item.ts';
import { useText } from '#storefront/lib/messages.tsx';
import { useMarket } from '#storefront/lib/use-market.ts';
import { SectionHead } from '#storefront/ui/section-head.tsx';
import { type Amount, type CutLine, cutLine, type MincedLine, mincedLine } from './content-lines.ts';
import styles from './contents.module.css';

/** What is in the box, piece by piece. */
export function Contents({ contents }: { contents: PackageContents }) {
  const t = useText();
  const titleId = useId();
  const { cuts, minced } = contents;
  const isEmpty = cuts.length === 0 && minced.length === 0;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        eyebrow={t('package:contents.eyebrow')}
        heading={t('package:contents.title')}
        lead={isEmpty ? t('package:contents.empty') : null}
      />
      {cuts.length > 0 ? <CutTable lines={cuts.map(cutLine)} /> : null}
      {minced.length > 0 ? <MincedTable lines={minced.map(mincedLine)} /> : null}
    </section>
  );
}

function CutTable({ lines }: { lines: CutLine[] }) {
  const t = useText();
  const write = useAmount();
  return (
    <Table title={t('package:contents.cut')} unit={t('package:contents.weight')}>
      {lines.map(({ name, title, packs, pieces, weight }) => (
        <Row key={name} title={title} amount={weight && write(weight)}>
          {[packs && t('units.packs', { count: packs }), pieces && t('units.pieces', { count: pieces })]}
        </Row>
      ))}
    </Table>
  );
}

function MincedTable({ lines }: { lines: MincedLine[] }) {
  const t = useText();
  const write = useAmount();
  return (
    <Table title={t('package:contents.minced')} unit={t('package:contents.quantity')}>
      {lines.map(({ name, title, packs, piecesPerPack, weight }) => (
        <Row key={name} title={title} amount={t('units.packs', { count: packs })}>
          {[
            piecesPerPack && t('package:contents.piecesPerPack', { count: piecesPerPack }),
            weight && t('package:contents.weightPerPack', { weight: write(weight) }),
          ]}
        </Row>
      ))}
    </Table>
  );
}

function Table({ title, unit, children }: { title: string; unit: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col" className={styles.number}>
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = { title: string; amount: string | null; children: (string | number | null)[] };

/** `children` are the details; those that are not known are left out. */
function Row({ title, amount, children }: RowProps) {
  const details = children.filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {title}
        {details ? <small className={styles.details}>{details}</small> : null}
      </th>
      <td className={styles.number}>{amount}</td>
    </tr>
  );
}

/** Writes an amount as people of the market do: "1,2 kilo". */
function useAmount() {
  const t = useText();
  const { langTag } = useMarket();
  const numbers = new Intl.NumberFormat(langTag, { maximumFractionDigits: 2 });
  return ({ amount, unit }: Amount) => {
    const number = numbers.format(amount);
    return t.find(`units.${unit}`, { amount: number }) ?? `${number} ${unit}`;
  };
}
