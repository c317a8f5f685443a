import { type ComponentProps, type ReactNode, useId } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: string;
  /** What ends the search; stands at the end of the field. */
  close?: ReactNode;
};

/** A field to search with, to be put into a form. */
export function SearchField({ label, close, ...input }: SearchFieldProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.search}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="search" className={styles.input} autoComplete="off" {...input} />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
      {close ? <span className={styles.close}>{close}</span> : null}
    </div>
  );
}
