import { Form, Link, useLocation } from 'react-router';
import { searchMaximumLength } from '#rules/search/search-bounds.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { searchMessages, type SearchState } from '#rules/search/search.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { SearchField } from '#storefront/ui/list/search-field.tsx';
import styles from './search.module.css';
import { useLiveSearch } from './use-live-search.ts';

export function BlogSearch({ search }: { search: SearchState }) {
  const t = useText();
  const blog = pathTo(useMarket(), 'blog') ?? '';
  const isActive = search.status !== 'search_empty';
  const isLive = useLocation().pathname === blog;
  const { field, onSubmit, onInput, onClose } = useLiveSearch({ text: search.text, isActive, isLive });
  return (
    <search className={styles.search}>
      <Form method="get" action={blog} replace={isActive} preventScrollReset onSubmit={onSubmit}>
        <SearchField
          ref={field}
          name="search"
          label={t('blog:searchLabel')}
          placeholder={t('blog:searchPlaceholder')}
          defaultValue={search.text}
          maxLength={searchMaximumLength}
          onInput={onInput}
          close={
            isActive ? (
              <Link
                to={blog}
                preventScrollReset
                onClick={onClose}
                className={styles.close}
                aria-label={t('search.close')}
              >
                <Icon name="close" />
              </Link>
            ) : null
          }
        />
      </Form>
    </search>
  );
}

/** What came of the search. */
export function SearchAnswer({ search, hits }: { search: SearchState; hits: number }) {
  const t = useText();
  return (
    <div className={styles.answer} aria-live="polite">
      {search.status === 'search_it' ? (
        <p className={styles.count}>{t('search.results', { count: hits, query: search.text })}</p>
      ) : null}
      {searchMessages(search.status).map((message) => (
        <Message key={message} tone="warn">
          {t(message)}
        </Message>
      ))}
    </div>
  );
}
