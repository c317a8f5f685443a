import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { footerDelayMs } from '#rules/visit/is-footer-visible.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { isFooterVisible } from '#rules/visit/is-footer-visible.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** Whether the footer may be seen yet. A second navigation starts the time again. */
export function useFooterDelay(): boolean {
  const { pathname } = useLocation();
  const notFound = pathTo(useMarket(), 'notFound');
  const landedOn = useRef(pathname);
  const [navigatedAt, setNavigatedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const isVisible = isFooterVisible(navigatedAt, now);

  // Before the new page is painted, so that the old footer is not seen below it.
  useLayoutEffect(() => {
    // Where a page is missing it stays what it is; only its address gives way.
    const isSame = pathname === landedOn.current || pathname === notFound;
    landedOn.current = pathname;
    if (isSame) return;
    setNavigatedAt(performance.now());
    setNow(performance.now());
  }, [pathname, notFound]);

  useEffect(() => {
    if (navigatedAt === null) return undefined;
    // Timers may fire a little early.
    const timer = setTimeout(() => setNow(Math.max(performance.now(), navigatedAt + footerDelayMs)), footerDelayMs);
    return () => clearTimeout(timer);
  }, [navigatedAt]);

  return isVisible;
}
