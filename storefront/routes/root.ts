import { redirect } from 'react-router';
import { pathTo } from '#rules/paths.ts';
import { visitor } from '#storefront/context.ts';
import type { Route } from './+types/root.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { market } = visitor(context);
  return redirect(`${pathTo(market, 'home')}${url.search}`, 302);
}
