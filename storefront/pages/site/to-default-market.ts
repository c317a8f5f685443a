import { redirect } from 'react-router';
import { requestContext } from '#storefront/request-context.ts';
import type { Route } from './+types/to-default-market';

export function loader({ context }: Route.LoaderArgs) {
  return redirect(requestContext(context).home, 302);
}

/** From inside the app it is the home of the market in use. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { market = '' } = document.documentElement.dataset;
  return redirect(`/${market}${url.search}`);
}
