import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { pathTo } from '#rules/paths.ts';
import { useMarket } from '#storefront/lib/use-market.ts';
import { type Failure, FailureScreen } from './failure-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What browsers say when a request got no answer. */
const noAnswer = /failed to fetch|load failed|networkerror/i;
/** What React Router puts in the place of errors of ours, whose words are for nobody's eyes. */
const serverError = 'Unexpected Server Error';

/** Bodies of answers are never shown. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) return { status: error.status, text: error.statusText, isNetwork: false };
  const text = error instanceof Error ? error.message : '';
  return { status: text === serverError ? 500 : null, text, isNetwork: noAnswer.test(text) };
}

/** Stands in for any page that could not be shown. */
export function ErrorScreen({ error }: { error: unknown }) {
  return isNotFound(error) ? <MissingPage /> : <FailureScreen {...failureOf(error)} />;
}

/** The address of the missing page gives way to the one of the not-found page, so that going back leaves it behind. */
function MissingPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = pathTo(useMarket(), 'notFound');
  useEffect(() => {
    if (pathname !== address) void navigate(address, { replace: true, preventScrollReset: true });
  }, [navigate, pathname, address]);
  return <NotFoundScreen />;
}
