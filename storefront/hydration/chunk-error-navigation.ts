import type { DataRouter } from 'react-router';

/** What React Router itself reads: where the code of each route is. */
type Manifest = { routes: Record<string, { module?: string } | undefined> };

/**
 * Where the code of the next page's route cannot be had, React Router loads the page in view again. What was asked for is the next
 * one, and it may still be had whole: from a server that has other code since, or without our code at all.
 */
export function leadOnWithoutCode(router: DataRouter): () => void {
  const { navigation } = window;
  if (!navigation) return leadOnAfterwards(router);
  const leadOn = (event: NavigateEvent) => {
    const { location } = router.state.navigation;
    if (event.navigationType !== 'reload' || event.userInitiated || !location) return;
    event.preventDefault();
    window.location.assign(router.createHref(location));
  };
  navigation.addEventListener('navigate', leadOn);
  return () => navigation.removeEventListener('navigate', leadOn);
}

/** For browsers that do not tell before they go somewhere. */
function leadOnAfterwards(router: DataRouter) {
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
