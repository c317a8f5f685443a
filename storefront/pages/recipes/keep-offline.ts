/** Has the service worker keep the recipe that is open, with the files it shows. */

/** Its parts come one after the other; it is whole when nothing came for so long. */
const quietMs = 1000;

type Keeping = {
  /** Where all recipes begin. */
  scope: string;
  path: string;
  /** Another page is shown. */
  isOver: AbortSignal;
};

export async function keepOffline({ scope, path, isOver }: Keeping): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/offline-recipes.js', { scope });
  if (isOver.aborted) return;
  let isOpened = true;
  let timer: ReturnType<typeof setTimeout>;
  function keep() {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker?.postMessage({ path, files: shownFiles(), isOpened });
    isOpened = false;
  }
  const files = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, quietMs);
  });
  files.observe({ type: 'resource', buffered: true });
  isOver.addEventListener('abort', () => {
    clearTimeout(timer);
    files.disconnect();
  });
}

/** Code, styles and type of the visit so far, and the pictures of this page. */
function shownFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].flatMap(({ complete, currentSrc }) => (complete ? currentSrc : []));
  return [...loaded, ...pictures]
    .filter((file) => URL.canParse(file))
    .map((file) => new URL(file))
    .filter(({ origin, href }) => origin === window.location.origin && isShown(href, pictures))
    .map(({ pathname }) => pathname);
}

function isShown(file: string, pictures: readonly string[]): boolean {
  return !file.includes('/media/') || pictures.includes(file);
}
