import type { MetaDescriptor } from 'react-router';
import { type Packed, unpack } from '#storefront/data/json-payload.ts';

export const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** What the server said about the page in its head, for the `meta` of every route: browsers only repeat it. */
export function headOf(loaderData: { head: Packed<MetaDescriptor[]> } | undefined): MetaDescriptor[] {
  return loaderData ? unpack(loaderData.head) : [];
}
