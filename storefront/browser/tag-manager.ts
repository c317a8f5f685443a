import { pushToDataLayer } from './data-layer.ts';

const source = 'https://www.googletagmanager.com/gtm.js';

/** Loads the tag manager as its own snippet does, which a content policy without inline scripts would refuse. */
export function loadTagManager(id: string): void {
  pushToDataLayer([{ 'gtm.start': Date.now(), event: 'gtm.js' }]);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${source}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
