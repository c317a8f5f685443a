import type { ChromeContent } from '#storefront/layout/load-layout.server.ts';
import { lazyPart } from '#storefront/hydration/lazy-view.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import styles from './footer.module.css';
import { useFooterDelay } from './use-footer-delay.ts';

const FooterContent = lazyPart(async () => (await import('#storefront/layout/late-layout.ts')).FooterContent);

/** Comes a moment after each navigation, so that it does not flash by while a short page fills up. */
export function Footer({ content, isInert = false }: { content: ChromeContent; isInert?: boolean }) {
  const t = useText();
  const isVisible = useFooterDelay();
  return (
    <footer
      className={isVisible ? styles.footer : `${styles.footer} ${styles.isWaiting}`}
      aria-label={t('footer.label')}
      inert={isInert || !isVisible}
    >
      <FooterContent content={content} />
    </footer>
  );
}
