import { startTransition, use, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { isCodeMissing } from './pending-chunks.ts';
import { leadOnWithoutCode } from './chunk-error-navigation.ts';

/**
 * Lets news of the router wait while the page has parts without code (deferred.tsx), which React would empty otherwise: React
 * Router tells its outermost component of a new place outside of any transition, and React lets no transition wait that begins in
 * a `popstate` event. The effects of what is inside come before those of what is around it, so this one is there before that
 * component subscribes.
 */
export function useCalmRouter(): void {
  const router = use(DataRouterContext)?.router;
  useLayoutEffect(() => (router ? calm(router) : undefined), [router]);
  useEffect(() => (router ? leadOnWithoutCode(router) : undefined), [router]);
}

function calm(router: DataRouter) {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => subscribe(inTransitions(listener));
  return () => {
    router.subscribe = subscribe;
  };
}

/** In the order in which they came. */
function inTransitions<News extends unknown[]>(listener: (...news: News) => void) {
  let waiting = 0;
  return (...news: News) => {
    const tell = () => startTransition(() => listener(...news));
    if (waiting === 0 && !isCodeMissing()) {
      tell();
      return;
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      tell();
    });
  };
}
