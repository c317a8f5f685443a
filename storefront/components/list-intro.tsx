import type { ListHead } from '#storefront/data/list-head.ts';
import styles from './list-intro.module.css';
import { PageLinks } from '#storefront/ui/list/page-links.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';

/** What follows the lead of a list's head: the longer text, where the lead is not that text itself, and the links. */
export function ListIntro({ page }: { page: Pick<ListHead, 'summary' | 'body' | 'links'> }) {
  return (
    <>
      {page.summary ? <RichText value={page.body} className={styles.text} /> : null}
      <PageLinks links={page.links} />
    </>
  );
}
