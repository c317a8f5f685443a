import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { visitor } from './context.ts';
import { MessagesProvider, useText } from './lib/messages.tsx';
import { MarketContext } from './lib/use-market.ts';
import type { Route } from './+types/root.ts';
import './styles/tokens.css';
import './styles/base.css';

export function loader({ context }: Route.LoaderArgs) {
  const { market, messagesFor, collectMissing } = visitor(context);
  return { market, messages: messagesFor(['translation', 'errors']), collectMissing };
}

/** The market's settings and texts do not change while a visitor stays in it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname.split('/')[1] !== nextUrl.pathname.split('/')[1];
}

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={loaded?.market.langTag} data-brand={loaded?.market.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {loaded ? (
          <MarketContext value={loaded.market}>
            <MessagesProvider market={loaded.market} messages={loaded.messages} collectMissing={loaded.collectMissing}>
              {children}
            </MessagesProvider>
          </MarketContext>
        ) : (
          children
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <main>{status === 404 ? <NotFound /> : <Failure status={status} />}</main>;
}

function NotFound() {
  const t = useText();
  return (
    <>
      <h1>{t('errors:notFoundTitle')}</h1>
      <p>{t('errors:notFoundBody')}</p>
    </>
  );
}

function Failure({ status }: { status: number }) {
  const t = useText();
  return (
    <>
      <h1>{t('errors:unexpectedTitle')}</h1>
      <p>{status}</p>
    </>
  );
}
