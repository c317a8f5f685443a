import type { MetaDescriptor } from 'react-router';
import { pack } from './packed.ts';
import type { PageAddress } from './seo.ts';

/** What a loader found, with the head of its page. Of its address only what the market switch shows goes to the browser. */
export function withHead<T extends { address: PageAddress }>(loaded: T, meta: MetaDescriptor[]) {
  const inMarkets = loaded.address.inMarkets.map(({ code, href }) => ({ code, href }));
  return { ...loaded, address: { inMarkets }, head: pack(meta) };
}
