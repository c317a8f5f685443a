import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Browsers keep whole pages for going back, and show them as they were left. What is sold may have changed since, so it is
 * asked for again; without a connection the page stays as it is.
 */
export function useReloadOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    function onShow({ persisted }: PageTransitionEvent) {
      if (persisted && navigator.onLine) void revalidate();
    }
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [revalidate]);
}
