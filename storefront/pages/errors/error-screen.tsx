import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { failureOf, isNotFound } from './failure.ts';
import { FailureScreen } from './failure-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

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
