import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { isPlainClick } from '#storefront/ui/is-plain-click.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import styles from './detail.module.css';

/** Leads to the same place of the list: one step back where that is it, else to the product's card. */
export function BackLink({ slug, isFromList }: { slug: string; isFromList: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const list = pathTo(useMarket(), 'farmshop');
  if (list === null) return null;

  function onClick(event: MouseEvent) {
    if (!isFromList || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link to={`${list}#${encodeURIComponent(slug)}`} className={styles.back} onClick={onClick}>
      <Icon name="chevron-left" />
      {t('farmshop:detail.back')}
    </Link>
  );
}
