import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { loadRoot } from './load-root.server.ts';
import { langTagOf } from './texts/text-table.ts';
import { holdUnsent } from './forms/hold-unsent.ts';
import { frameTexts } from './texts/frame.ts';
import { useText } from './texts/use-text.ts';
import { UnsentToast } from './ui/unsent-toast.tsx';
import './styles/studio.css';

export const clientMiddleware = [holdUnsent];

export function loader(args: LoaderFunctionArgs) {
  return loadRoot(args);
}

export const meta = () => [{ title: 'Studio' }];

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loadRoot>('root');
  return (
    <html lang={loaded ? langTagOf(loaded.language) : undefined} data-brand={loaded?.market.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <link rel="icon" href={loaded?.market.logo ?? '/favicon.ico'} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <UnsentToast />
    </>
  );
}

/** For the pages in front of the book; the frame has one of its own. */
export function ErrorBoundary() {
  return (
    <main>
      <Trouble />
    </main>
  );
}

/** What went wrong, and the way on. */
export function Trouble() {
  const text = useText(frameTexts);
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status === 403 ? text('notYours') : status === 404 ? text('lost') : text('failed');
  return (
    <div className="empty">
      <h1>{title}</h1>
      <p>{status === 403 || status === 404 ? text('lostWay') : text('failedWay')}</p>
    </div>
  );
}
