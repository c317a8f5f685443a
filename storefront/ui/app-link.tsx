import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { fieldLink } from '#rules/links/links.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** As content or `pathTo` gives it. */
  to: string | null;
  children: ReactNode;
};

/** Leads inside the app, to the shop area or to another site, each as it should. Without an address it is plain text. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const link = fieldLink(to, { market: useMarket() });
  switch (link.kind) {
    case 'none':
      return <span className={rest.className}>{children}</span>;
    case 'internal':
      return (
        // The browser knows all routes from the start, so no link has to be marked as a way to find more.
        <Link to={link.path} prefetch="intent" discover="none" {...rest}>
          {children}
        </Link>
      );
    case 'plain':
      return (
        <a href={link.href} {...rest}>
          {children}
        </a>
      );
    case 'external':
      return (
        <a href={link.href} target="_blank" rel="noopener" {...rest}>
          {children}
        </a>
      );
  }
}
