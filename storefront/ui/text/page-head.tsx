import type { ReactNode } from 'react';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { PageTitle } from './page-title.tsx';
import { RichText } from './rich-text.tsx';
import styles from './page-head.module.css';

type PageHeadProps = { title: ReactNode; crumbs?: Crumb[]; lead?: RichTextValue | string | null; children?: ReactNode };

const noCrumbs: Crumb[] = [];

/** The head of a list or a page of text. */
export function PageHead({ title, crumbs = noCrumbs, lead, children }: PageHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle>{title}</PageTitle>
      {typeof lead === 'string' ? (
        <p className={styles.lead}>{lead}</p>
      ) : (
        <RichText value={lead ?? null} className={styles.lead} />
      )}
      {children}
    </div>
  );
}
