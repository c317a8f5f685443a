import type { ReactNode } from 'react';
import type { PackageItem } from '#contract/entities/package-item.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { isDrink } from '#rules/stock/drink.ts';
import { type Amount, amountText } from '#storefront/i18n/amount-text.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Picture } from '#storefront/ui/media/picture.tsx';
import { cutLine, mincedLine } from './content-lines.ts';
import styles from './content-tables.module.css';

export function CutTable({ items }: { items: PackageItem[] }) {
  const t = useText();
  const write = useAmount();
  return (
    <Table
      title={t(items.every(isDrink) ? 'package:contents.eyebrow' : 'package:contents.cut')}
      unit={t(items.every(isDrink) ? 'package:contents.quantity' : 'package:contents.weight')}
    >
      {items.map((item) => {
        const { name, title, packs, pieces, weight } = cutLine(item);
        const inPacks = packs && !isDrink(item) ? t('units.packs', { count: packs }) : null;
        return (
          <Row key={name} image={pictureOf(item, items)} title={title} amount={weight && write(weight)}>
            {[inPacks, pieces && t('units.pieces', { count: pieces })]}
          </Row>
        );
      })}
    </Table>
  );
}

/** `children` are rows of minced items. */
export function MincedTable({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <Table title={title} unit={t('package:contents.quantity')}>
      {children}
    </Table>
  );
}

type MincedRowProps = {
  item: PackageItem;
  /** All of the table. */
  items: readonly PackageItem[];
  amount: ReactNode;
  /** What else there is to say. */
  note?: string | null;
};

export function MincedRow({ item, items, amount, note }: MincedRowProps) {
  const t = useText();
  const write = useAmount();
  const { title, piecesPerPack, weight } = mincedLine(item);
  return (
    <Row image={pictureOf(item, items)} title={title} amount={amount} note={note}>
      {[
        piecesPerPack && t('package:contents.piecesPerPack', { count: piecesPerPack }),
        weight && t('package:contents.weightPerPack', { weight: write(weight) }),
      ]}
    </Row>
  );
}

function Table({ title, unit, children }: { title: string; unit: string; children: ReactNode }) {
  return (
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
  );
}

type RowProps = {
  image: string | null | undefined;
  title: string;
  amount: ReactNode;
  note?: string | null | undefined;
  children: (string | number | null)[];
};

/** `children` are the details; those that are not known are left out. */
function Row({ image, title, amount, note, children }: RowProps) {
  const details = children.filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.words}>
          {image === undefined ? null : (
            <Picture image={image} use="thumbnail" sizes="96px" alt="" className={styles.picture} />
          )}
          <span>
            {unbrokenAmounts(title)}
            {details ? <small className={styles.details}>{details}</small> : null}
            {note ? <small className={styles.details}>{note}</small> : null}
          </span>
        </span>
      </th>
      <td className={styles.number}>{amount}</td>
    </tr>
  );
}

/** A plain plate where only this one has no picture; nothing where none has. */
function pictureOf({ image }: PackageItem, items: readonly PackageItem[]): string | null | undefined {
  return items.some((item) => item.image !== null) ? image : undefined;
}

function useAmount() {
  const t = useText();
  const market = useMarket();
  return (amount: Amount) => amountText(amount, t, market);
}
