import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { siteSearchMaximumLength } from '#rules/search/search-bounds.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { CutMapSheet } from '#storefront/components/cut-map/cut-map-sheet.tsx';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { AnimalSpot } from '#storefront/ui/media/animal-spot.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Message } from '#storefront/ui/message.tsx';
import { TextLink } from '#storefront/ui/text/text-link.tsx';
import { SearchHitCard } from './hit-card.tsx';
import type { GroupView, loadSearch } from './load.server.ts';
import filter from '#storefront/ui/list/filter-bar.module.css';
import searchField from '#storefront/ui/list/search-field.module.css';
import styles from './view.module.css';

type SearchScreenProps = Awaited<ReturnType<typeof loadSearch>>;

/** All that was found, by kind; a plain form above it. */
export function SearchScreen({ query, heading, messages, corrected, nearest, groups, ways }: SearchScreenProps) {
  const t = useText();
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{heading}</h1>
      <SearchForm query={query} />
      <div className={styles.answers} aria-live="polite">
        {messages.map((message) => (
          <Message key={message} tone="warn">
            {message}
          </Message>
        ))}
        {corrected ? <p>{corrected}</p> : null}
      </div>
      {nearest.length > 0 ? (
        <p className={styles.nearest}>
          {t('search.didYouMean')}{' '}
          {nearest.map(({ word, to }) => (
            <AppLink key={word} to={to}>
              {word}
            </AppLink>
          ))}
        </p>
      ) : null}
      {groups.length > 1 ? <Jumps groups={groups} /> : null}
      {groups.map((group) => (
        <HitGroup key={group.kind} group={group} />
      ))}
      {ways ? <Ways ways={ways} /> : null}
    </div>
  );
}

function SearchForm({ query }: { query: string }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  // Whoever comes here without a word comes to type one.
  useEffect(() => {
    if (query === '') field.current?.focus();
  }, [query]);
  return (
    <search>
      <Form action={pathTo(useMarket(), 'search')} className={styles.form}>
        <label className="sr" htmlFor="search-all">
          {t('search.label')}
        </label>
        <Icon name="search" />
        <input
          // Another search, another text in the field.
          key={query}
          ref={field}
          className={searchField.input}
          id="search-all"
          name="q"
          type="search"
          defaultValue={query}
          placeholder={t('search.everything')}
          maxLength={siteSearchMaximumLength}
          autoComplete="off"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
    </search>
  );
}

function Jumps({ groups }: { groups: GroupView[] }) {
  return (
    <nav className={filter.filters} aria-label={useText()('filters.label')}>
      {groups.map(({ kind, title, total }) => (
        <a key={kind} className={filter.chip} href={`#${kind}`}>
          {title} <small>{total}</small>
        </a>
      ))}
    </nav>
  );
}

function HitGroup({ group: { kind, title, total, all, hits } }: { group: GroupView }) {
  return (
    <section id={kind} className={styles.group} aria-label={title}>
      {hits.some(({ map }) => map !== null) ? <CutMapSheet /> : null}
      <div className={styles.head}>
        <h2>
          {title} <small>{total}</small>
        </h2>
        {all ? <TextLink to={all.to}>{all.title}</TextLink> : null}
      </div>
      <ul className={styles.hits}>
        {hits.map((hit, index) => (
          <li key={hit.to ?? index}>
            <SearchHitCard hit={hit} isFace={kind === 'farmers'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ ways: { help, title, animals } }: { ways: NonNullable<SearchScreenProps['ways']> }) {
  return (
    <section className={styles.group} aria-labelledby="begin-here">
      <h2 id="begin-here">{title}</h2>
      <ul className={styles.ways}>
        {animals.map(({ animal, title: name, to }) => (
          <li key={animal}>
            <AppLink to={to}>
              <AnimalSpot animal={animal} />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        {help.map(({ words, to }) =>
          to === null ? (
            words
          ) : (
            <a key={to} href={to}>
              {words}
            </a>
          ),
        )}
      </p>
    </section>
  );
}
