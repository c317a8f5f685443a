let last: AbortController | undefined;

/**
 * Called when a navigation begins. When the code of the next page cannot be had, React Router loads the page in view anew; the visitor
 * asked for the next one, which a server with a newer build may still send, so that one is loaded instead. Browsers without the
 * Navigation API do as React Router says.
 */
export function leadOnTo(next: URL): void {
  last?.abort();
  last = new AbortController();
  const leadOn = (event: NavigateEvent) => {
    const { pathname, search } = window.location;
    const isThere = pathname === next.pathname && search === next.search;
    if (event.navigationType !== 'reload' || event.userInitiated || isThere) return;
    event.preventDefault();
    window.location.assign(next);
  };
  window.navigation?.addEventListener('navigate', leadOn, { signal: last.signal });
}
