import type { DataRouter } from 'react-router';

/** What React Router itself reads: where the code of each route is. */
type Manifest = { routes: Record<string, { module?: string } | undefined> };

/**
 * Where the code of the next page's route cannot be had, React Router loads the page in view again. What was asked for is the next
 * one, and it may still be had whole: from a server that has other code since, or without our code at all.
 */
export function leadOnWithoutCode(router: DataRouter): () => void {
  let known: unknown;
  return router.subscribe(({ navigation: { location, matches } }) => {
    if (!location || location === known) return;
    known = location;
    const { routes } = (window as typeof window & { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {};
    const modules = matches.flatMap(({ route }) => routes?.[route.id]?.module ?? []);
    Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).catch(() => {
      if (router.state.navigation.location !== location) return;
      // The last to name a place is followed: React Router may have done so already, or ask for the code once more and do so later.
      const leadOn = () => void setTimeout(() => window.location.assign(router.createHref(location)));
      window.navigation?.addEventListener('navigate', ({ navigationType }) => navigationType === 'reload' && leadOn());
      leadOn();
    });
  });
}
