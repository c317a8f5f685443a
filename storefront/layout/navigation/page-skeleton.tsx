import type { ReactNode } from 'react';
import type { HostKind } from '#contract/market.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { useSheet } from '#storefront/browser/sheets/use-sheet.ts';
import loadingSheet from '#storefront/ui/loading/loading.css?url';
import { LoadingCow } from '#storefront/ui/loading/loading-cow.tsx';
import { DetailSkeleton, ListSkeleton, TextSkeleton } from '#storefront/ui/loading/skeletons.tsx';
import type { SkeletonKind } from '#rules/addresses/site-map.ts';
import { skeletonKind } from './skeleton-kind.ts';

const views: Record<SkeletonKind, () => ReactNode> = {
  list: () => <ListSkeleton />,
  detail: () => <DetailSkeleton />,
  text: () => <TextSkeleton />,
  spinner: () => <LoadingCow />,
};

/** The outline of a page that is on its way. */
export function PageSkeleton({ path, hostKind }: { path: string; hostKind: HostKind }) {
  useSheet(loadingSheet);
  return views[skeletonKind(path, useMarket(), hostKind)]();
}
