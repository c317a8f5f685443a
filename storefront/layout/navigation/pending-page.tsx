import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { HostKind } from '#contract/market.ts';
import { keepSheet } from '#storefront/browser/sheets/keep-sheet.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { lazyExtra } from '#storefront/hydration/lazy-view.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import loadingSheet from '#storefront/ui/loading/loading.css?url';
import styles from './pending-page.module.css';

const skeletonDelayMs = 150;

// It is needed when the connection is slow; the footer has brought its chunk before.
const PageSkeleton = lazyExtra(async () => (await import('#storefront/layout/late-layout.ts')).PageSkeleton);

/** The page, or what stands in for the next one once that takes longer than a moment. */
export function PendingPage({ hostKind, children }: { hostKind: HostKind; children: ReactNode }) {
  const t = useText();
  const target = useLateTarget(pathTo(useMarket(), 'notFound'));
  const isLate = target !== null;
  useEffect(() => void keepSheet(loadingSheet), []);
  return (
    <>
      {isLate ? <progress className={styles.progress} aria-label={t('loading.page')} /> : null}
      {/* Kept, because the visitor may change their mind. */}
      <div hidden={isLate}>{children}</div>
      {isLate ? (
        <div aria-busy="true">
          <Suspense fallback={null}>
            <PageSkeleton path={target} hostKind={hostKind} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

/**
 * Path of the page that is on its way for too long. Another query of the same page leaves that page in view; `shownAlready` looks
 * like the page that gives way to it.
 */
function useLateTarget(shownAlready: string): string | null {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? null;
  const target = next === pathname || next === shownAlready ? null : next;
  const [late, setLate] = useState<string | null>(null);
  const place = useRef<Element | null>(null);

  useEffect(() => {
    if (target === null) return undefined;
    const timer = setTimeout(() => {
      place.current = document.activeElement;
      setLate(target);
      // The stand-in is read from its top; where the visitor was is kept for the way back.
      window.scrollTo(0, 0);
    }, skeletonDelayMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [target]);

  const shown = target !== null && late === target ? target : null;

  // What is out of view loses the focus. A link that is on the next page of a list as well gets it back.
  useLayoutEffect(() => {
    const element = place.current;
    if (shown !== null || !(element instanceof HTMLElement)) return;
    place.current = null;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  }, [shown]);

  return shown;
}
