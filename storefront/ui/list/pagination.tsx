import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { goToPage, pageLinks } from '#rules/lists/page-links.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './pagination.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';

type PaginationProps = { page: number; count: number; addressOf: (page: number) => string | null };

/** Nothing when there is only one page. */
export function Pagination({ page, count, addressOf }: PaginationProps) {
  const t = useText();
  const pages = pageLinks(page, count);
  if (pages.length === 0) return null;

  function onPage(event: MouseEvent, step: number) {
    if (goToPage(step, { current: page, last: count }) === null) event.preventDefault();
  }

  return (
    <nav aria-label={t('pagination.label')}>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link
              to={addressOf(page - 1) ?? ''}
              aria-label={t('pagination.previous')}
              rel="prev"
              className={styles.page}
            >
              <Icon name="chevron-left" />
            </Link>
          </li>
        ) : null}
        {pages.map((step, index) =>
          step === null ? (
            <li key={`after ${pages[index - 1]}`} className={styles.gap}>
              <span aria-hidden="true">…</span>
              <span className="sr">{t('pagination.gap')}</span>
            </li>
          ) : (
            <li key={step}>
              <Link
                to={addressOf(step) ?? ''}
                aria-current={step === page ? 'page' : undefined}
                aria-label={t('pagination.page', { page: step })}
                className={styles.page}
                onClick={(event) => onPage(event, step)}
              >
                {step}
              </Link>
            </li>
          ),
        )}
        {page < count ? (
          <li>
            <Link to={addressOf(page + 1) ?? ''} aria-label={t('pagination.next')} rel="next" className={styles.page}>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
