import type { MetaDescriptor } from 'react-router';
import { type Payload, fromPayload } from '#storefront/data/json-payload.ts';

export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** What the server said about the page in its head, for the `meta` of every route: browsers only repeat it. */
export function metaFrom(loaderData: { head: Payload<MetaDescriptor[]> } | undefined): MetaDescriptor[] {
  return loaderData ? fromPayload(loaderData.head) : [];
}
