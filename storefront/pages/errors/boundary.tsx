import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { lazyExtra } from '#storefront/hydration/lazy-view.tsx';
import { BareError } from './bare-error.tsx';
import { errorMeta } from './error-meta.ts';
import type { Route } from './+types/boundary';

const loadErrorScreen = async () => (await import('./error-screen.tsx')).ErrorScreen;
const ErrorScreen = lazyExtra(loadErrorScreen, BareError);

/** A page that failed says when to come back, if it knows. */
export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

/** Pages speak for themselves; this is for those that could not be shown. */
export const meta: Route.MetaFunction = ({ error }) => (error === undefined ? [] : errorMeta(error));

/**
 * Holds every page, so that one that fails is replaced inside the document that is there. The boundary of the root would make the
 * document anew, and for a moment it would be without its style sheet.
 */
export default function PageBoundary() {
  // It is needed when the connection is gone, so it has to be there before.
  useEffect(() => void loadErrorScreen().catch(() => {}), []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense fallback={<BareError error={error} />}>
      <ErrorScreen error={error} />
    </Suspense>
  );
}
