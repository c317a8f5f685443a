import type { ReactNode } from 'react';
import type { RichText as RichTextValue } from '#contract/fields/read.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { FramedPicture } from '#storefront/ui/media/framed-picture.tsx';
import { PageTitle } from './page-title.tsx';
import { RichText } from './rich-text.tsx';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: ReactNode;
  crumbs?: Crumb[];
  lead?: RichTextValue | string | null;
  /** In the right half. */
  image?: string | null;
  /** Something else for the right half. */
  aside?: ReactNode;
  /** The head of a list: on phones what is listed comes before a picture. */
  isList?: boolean;
  children?: ReactNode;
};

const noCrumbs: Crumb[] = [];

/** The head of a list or a page of text. */
export function PageHead({
  title,
  crumbs = noCrumbs,
  lead,
  image = null,
  aside = null,
  isList = false,
  children,
}: PageHeadProps) {
  const hasAside = image !== null || aside !== null;
  return (
    <div className={classNames('wrap', styles.head, hasAside && styles.halves, !hasAside && !isList && styles.narrow)}>
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <PageTitle>{title}</PageTitle>
        {typeof lead === 'string' ? (
          <p className={styles.lead}>{lead}</p>
        ) : (
          <RichText value={lead ?? null} className={styles.lead} />
        )}
        {children}
      </div>
      {hasAside ? (
        <div className={classNames(isList && styles.late)}>
          {aside ?? <FramedPicture image={image} use="detail" alt="" isFirst={!isList} />}
        </div>
      ) : null}
    </div>
  );
}
