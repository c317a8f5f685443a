// First, so that everything after it may say otherwise.
import './styles/tokens.css';
import './styles/brands.css';
import './styles/base.css';
import { type ReactNode, use, useEffect, useMemo } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirect,
  redirectDocument,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { isShopPath } from '#rules/links/shop-path.ts';
import { BrandHead } from './layout/brand-head.tsx';
import { SiteLayout } from './layout/layout.tsx';
import { headerEnd } from './layout/header/header.tsx';
import { loadLayout } from './layout/load-layout.server.ts';
import { requestContext } from './request-context.ts';
import { pressEarlyPresses } from './hydration/early-presses.ts';
import { imageFormatScript } from './browser/image-format-script.ts';
import { leadOnTo } from './browser/lead-on.ts';
import { MessagesProvider } from './i18n/messages.tsx';
import { toPayload, type Payload, fromPayload } from './data/json-payload.ts';
import { movedInBrowser } from './browser/moved-pages.ts';
import { ScrollRestoration } from './layout/navigation/scroll-restoration.tsx';
import { SharedTexts, sharedTextsId } from './i18n/shared-texts.ts';
import { browserMarket } from './data/browser-market.server.ts';
import { MarketContext } from './i18n/use-market.ts';
import { BareError } from './pages/errors/bare-error.tsx';
import { errorMeta } from './pages/errors/error-meta.ts';
import type { Route } from './+types/root';

/** An address that moved is left before anything of its page is asked for. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { movedTo } = requestContext(context);
    if (movedTo !== null) throw redirect(movedTo, 301);
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const url = new URL(request.url);
    const movedTo = movedInBrowser(url);
    if (movedTo !== null) throw redirect(movedTo);
    // Another market has other texts, menus and perhaps another look: nothing of this page is of use there. The root has no market;
    // it leads to the home of this one.
    const next = marketPart(url);
    // The shop area answers whole pages only.
    if ((next !== '' && next !== marketPart(window.location)) || isShopPath(url.pathname))
      throw redirectDocument(url.href);
    leadOnTo(url);
  },
];

function marketPart({ pathname }: Pick<URL, 'pathname'>): string | undefined {
  return pathname.split('/')[1];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = requestContext(context);
  const { market, hostKind, site, textsAddress, collectMissing, browser } = ctx;
  const payload = toPayload({
    market: browserMarket(market),
    layout: await loadLayout(ctx, new URL(request.url).pathname),
  });
  return { payload, hostKind, isIndexed: site.isIndexed, textsAddress, collectMissing, browser };
}

/** Menus, settings and texts of a market do not change while a visitor stays in it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return marketPart(currentUrl) !== marketPart(nextUrl);
}

/** A page that failed says when to come back, if it knows. */
export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

/** Pages speak for themselves; this is for what stands around them, when not even that could be shown. */
export const meta: Route.MetaFunction = ({ error }) => (error === undefined ? [] : errorMeta(error));

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const loaded = useMemo(() => (data ? { ...data, ...fromPayload(data.payload) } : null), [data]);
  const { market, hostKind, browser } = loaded ?? {};
  return (
    <html
      lang={market?.langTag}
      data-brand={market?.theme}
      data-market={market?.code}
      data-host={hostKind}
      data-consent={browser?.consent}
      data-tags={browser?.tagManagerId ?? undefined}
      data-awc={market?.affiliateCookiePath}
      data-mailing={browser?.mailingForm ?? undefined}
      data-offline={browser?.offlineScope}
      // A script that ran before React did has noted what the browser can show.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: imageFormatScript }} />
        <Meta />
        {loaded?.isIndexed === false ? <meta name="robots" content="noindex, nofollow" /> : null}
        <BrandHead {...market} />
        <Links />
        {market?.look ? <link rel="stylesheet" href={market.look.sheet} /> : null}
        {loaded ? <link rel="modulepreload" id={sharedTextsId} href={loaded.textsAddress} /> : null}
        {/* Painted in one piece: its centred menu would move with every entry that a slow phone reads. */}
        {loaded ? <link rel="expect" href={`#${headerEnd}`} blocking="render" /> : null}
      </head>
      <body>
        {loaded ? <InMarket loaded={loaded}>{children}</InMarket> : children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

type RootData = Awaited<ReturnType<typeof loader>>;
type FromPayload<T> = T extends Payload<infer Held> ? Held : never;
type LoadedRoot = RootData & FromPayload<RootData['payload']>;

function InMarket({ loaded, children }: { loaded: LoadedRoot; children: ReactNode }) {
  const { market, collectMissing, layout, hostKind } = loaded;
  const messages = use(SharedTexts);
  return (
    <MarketContext value={market}>
      <MessagesProvider market={market} messages={messages} collectMissing={collectMissing}>
        <SiteLayout content={layout} hostKind={hostKind}>
          {children}
        </SiteLayout>
      </MessagesProvider>
    </MarketContext>
  );
}

export default function Root() {
  useEffect(pressEarlyPresses, []);
  return <Outlet />;
}

/** For what is around every page; pages have a boundary of their own (pages/errors/boundary.tsx). */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const bare = <BareError error={error} />;
  return loaderData ? bare : <main>{bare}</main>;
}
