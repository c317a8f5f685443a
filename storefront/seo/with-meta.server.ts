import type { MetaDescriptor } from 'react-router';
import { toPayload } from '#storefront/data/json-payload.ts';
import type { PageAddress } from './seo.ts';

/** What a loader found, with the head of its page. Of its address only what is shown goes to the browser. */
export function withMeta<T extends { address: PageAddress }>(loaded: T, meta: MetaDescriptor[]) {
  const { url, origin } = loaded.address;
  const inMarkets = loaded.address.nearest.map(({ code, link }) => ({ code, href: link }));
  return { ...loaded, address: { url, origin, inMarkets }, head: toPayload(meta) };
}
