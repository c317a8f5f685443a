import { data } from 'react-router';
import { requestContext } from '#storefront/request-context.ts';
import { noIndex } from '#storefront/seo/meta.ts';
import { lazyScreen } from '#storefront/hydration/lazy-view.tsx';
import type { Route } from './+types/page';

const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

/** A page about a missing page is itself no page. */
export function loader({ context }: Route.LoaderArgs) {
  return data(
    { title: requestContext(context).text('errors:notFoundTitle') },
    { status: 404, statusText: 'Not Found' },
  );
}

/** The browser comes here from a page it could not find, with nothing left to ask. */
export function clientLoader() {
  return { title: document.title };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }, noIndex];

export default function NotFound() {
  return <NotFoundScreen />;
}
