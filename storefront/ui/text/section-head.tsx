import type { ReactNode } from 'react';
import styles from '#storefront/ui/section.module.css';
import { Eyebrow } from './eyebrow.tsx';

type SectionHeadProps = { eyebrow?: ReactNode; heading: ReactNode; lead?: ReactNode; id?: string };

/** The heading of a part of a page that shares its band with another. */
export function SectionHead({ eyebrow, heading, lead, id }: SectionHeadProps) {
  return (
    <div className={styles.titles}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <h2 id={id}>{heading}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  );
}
