import { type Dispatch, type FormEvent, useEffect, useRef } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { searchMaximumLength } from '#rules/search/search-bounds.ts';
import { type SearchAction, searchItems, searchMessages, type SearchState } from '#rules/search/search.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { useEarlyValue } from '#storefront/ui/use-early-value.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { SearchField } from '#storefront/ui/list/search-field.tsx';
import type { ListedProduct } from './load.server.ts';
import styles from './search.module.css';

export type Search = { state: SearchState; send: Dispatch<SearchAction> };

type FarmshopSearchProps = { products: ListedProduct[]; search: Search };

/** Searches the list that is there already, while the visitor types. */
export function FarmshopSearch({ products, search: { state, send } }: FarmshopSearchProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const look = (text: string) => send({ type: 'found', hits: searchItems(products, text).length });

  function type(text: string) {
    send({ type: 'input', text });
    look(text);
  }

  useEarlyValue(field, state.text, type);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send({ type: 'submit' });
    look(state.text);
  }

  function onClose() {
    if (field.current) field.current.value = '';
    send({ type: 'close' });
    field.current?.focus();
  }

  const isOpen = state.status !== 'search_empty' && state.status !== 'search_close';
  return (
    <search className={styles.search}>
      {/* Without our code, and with what our list does not have, the search of the whole shop answers. */}
      <form action={pathTo(useMarket(), 'search')} onSubmit={onSubmit}>
        <input type="hidden" name="kind" value="pieces" />
        <SearchField
          name="q"
          ref={field}
          label={t('farmshop:list.searchLabel')}
          placeholder={t('farmshop:list.searchPlaceholder')}
          defaultValue={state.text}
          maxLength={searchMaximumLength}
          onInput={({ currentTarget: { value } }) => type(value)}
          close={
            isOpen ? (
              <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
                <Icon name="close" />
              </button>
            ) : null
          }
        />
      </form>
    </search>
  );
}

/** What came of the search. */
export function SearchAnswer({ state, hits }: { state: SearchState; hits: number }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const market = useMarket();
  const { status, text } = state;

  // The hits begin at the top of the list, wherever the visitor was in it.
  useEffect(() => {
    if (text !== '' && (box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView();
  }, [text]);

  return (
    <div ref={box} className={styles.answer} aria-live="polite">
      {status === 'search_it' ? (
        <p className={styles.count}>{t('search.results', { count: hits, query: text.trim() })}</p>
      ) : null}
      {searchMessages(status).map((message) => (
        <Message key={message} tone="warn">
          {t(message)}
        </Message>
      ))}
      {status === 'noresult' ? (
        <TextLink to={`${pathTo(market, 'search')}?${new URLSearchParams({ q: text.trim() })}`}>
          {t('farmshop:list.searchAll', { query: text.trim() })}
        </TextLink>
      ) : null}
    </div>
  );
}
