import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '#storefront/ui/app-link.tsx';
import type { Menu } from './use-menu.ts';

type MenuLinkProps = { to: string | null; menu: Menu; className?: string | undefined; children: ReactNode };

/** The menu closes when one of its links is followed, also when that leads to a place on the same page. */
export function MenuLink({ to, menu, className, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  return (
    <AppLink
      to={to}
      className={className}
      aria-current={to === pathname ? 'page' : undefined}
      onClick={() => menu.send({ type: 'close' })}
    >
      {children}
    </AppLink>
  );
}
