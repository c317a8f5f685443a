import type { ReactNode } from 'react';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { traceabilityAnchor } from './traceability.tsx';
import styles from './traceability-link.module.css';

/** Leads from the head of a page down to where the meat comes from. */
export function TraceabilityLink({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <nav aria-label={t('header.links')}>
      {/* Not one of the app's links: those would drop the query, and with it the delivery that was asked for. */}
      <a href={`#${traceabilityAnchor}`} className={styles.link}>
        <Icon name="check-badge" />
        {children}
      </a>
    </nav>
  );
}
