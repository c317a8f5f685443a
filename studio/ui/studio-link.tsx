import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';

/** A link inside the studio. It stays in the shop that is shown: the market is in the address. */
export function StudioLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  const address = useInMarket();
  return <Link to={address(to)} {...props} />;
}

export function useInMarket(): (to: string) => string {
  const [query] = useSearchParams();
  const market = query.get('market');
  return (to) => {
    if (market === null || /[?&]market=/.test(to)) return to;
    return `${to}${to.includes('?') ? '&' : '?'}market=${encodeURIComponent(market)}`;
  };
}
