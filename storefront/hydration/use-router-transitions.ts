import { startTransition, use, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { hasPendingChunks } from './pending-chunks.ts';

/**
 * Puts every state change of the router into a transition while a Suspense boundary of the page is not hydrated yet; outside of one
 * React would replace the server's HTML by the fallback. React Router updates its outermost component without a transition, and
 * React runs a transition begun in a `popstate` event at once. Effects of children run first, so this one wraps `subscribe` before
 * that component calls it.
 */
export function useRouterTransitions(): void {
  const router = use(DataRouterContext)?.router;
  useLayoutEffect(() => (router ? subscribeInTransitions(router) : undefined), [router]);
  useEffect(() => (router ? navigateOnChunkError(router) : undefined), [router]);
}

function subscribeInTransitions(router: DataRouter) {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => subscribe(inTransitions(listener));
  return () => {
    router.subscribe = subscribe;
  };
}

/** State changes keep their order. */
function inTransitions<State extends unknown[]>(listener: (...state: State) => void) {
  let queued = 0;
  return (...state: State) => {
    const update = () => startTransition(() => listener(...state));
    if (queued === 0 && !hasPendingChunks()) {
      update();
      return;
    }
    queued += 1;
    setTimeout(() => {
      queued -= 1;
      update();
    });
  };
}

/** What React Router itself reads: where the code of each route is. */
type Manifest = { routes: Record<string, { module?: string } | undefined> };

/**
 * When the chunk of the next route fails to load, React Router reloads the current page. The visitor asked for the next one, which a
 * server with a newer build may still send, so a document navigation goes there instead.
 */
export function navigateOnChunkError(router: DataRouter): () => void {
  const { navigation } = window;
  if (!navigation) return navigateAfterChunkError(router);
  const navigate = (event: NavigateEvent) => {
    const { location } = router.state.navigation;
    if (event.navigationType !== 'reload' || event.userInitiated || !location) return;
    event.preventDefault();
    window.location.assign(router.createHref(location));
  };
  navigation.addEventListener('navigate', navigate);
  return () => navigation.removeEventListener('navigate', navigate);
}

/** For browsers without the Navigation API. */
function navigateAfterChunkError(router: DataRouter) {
  let known: unknown;
  return router.subscribe(({ navigation: { location, matches } }) => {
    if (!location || location === known) return;
    known = location;
    const { routes } = (window as typeof window & { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {};
    const modules = matches.flatMap(({ route }) => routes?.[route.id]?.module ?? []);
    Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch(() => {
      // A moment later, because the last to name a place is followed.
      setTimeout(() => {
        if (router.state.navigation.location === location) window.location.assign(router.createHref(location));
      });
    });
  });
}
