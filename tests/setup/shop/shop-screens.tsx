/** The routes of the embedded shop as they answer, without what stands around a page and without a build of the storefront. */
import { type ComponentType, createElement } from 'react';
import {
  createStaticHandler,
  type HeadersFunction,
  isRouteErrorResponse,
  MemoryRouter,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { CallError } from '#contract/errors.ts';
import { namespaces } from '#contract/locales.ts';
import { defaultMarket, type Market, marketList, markets } from '#markets/index.ts';
import { marketOfPath } from '#rules/addresses/market-of-path.ts';
import type { RenderShopPage } from '#server/shop/render-shop-page.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { MessagesProvider } from '#storefront/i18n/messages.tsx';
import { MarketContext } from '#storefront/i18n/use-market.ts';
import * as account from '#storefront/pages/account/page.tsx';
import * as basketPackage from '#storefront/pages/basket/package-page.tsx';
import * as basket from '#storefront/pages/basket/page.tsx';
import * as checkout from '#storefront/pages/checkout/page.tsx';
import * as shopMissing from '#storefront/pages/errors/shop-missing-page.tsx';
import * as confirm from '#storefront/pages/mail-links/confirm-page.tsx';
import * as unsubscribe from '#storefront/pages/mail-links/unsubscribe-page.tsx';
import * as again from '#storefront/pages/order/again-page.tsx';
import * as change from '#storefront/pages/order/change-page.tsx';
import * as cancel from '#storefront/pages/order/cancel-page.tsx';
import * as deliveryFile from '#storefront/pages/order/delivery-file.ts';
import * as invoiceFile from '#storefront/pages/order/invoice-file.ts';
import * as cardFile from '#storefront/pages/order/box/card-file.ts';
import * as cardPage from '#storefront/pages/order/card-page.tsx';
import * as order from '#storefront/pages/order/page.tsx';
import * as payFile from '#storefront/pages/order/pay-file.ts';
import * as withdrawal from '#storefront/pages/withdrawal/page.tsx';
import type { ShopPorts } from '#storefront/ports/shop.ts';
import { type RequestContext, requestContextKey } from '#storefront/request-context.ts';
import { shopRoutes } from '#storefront/shop-routes.ts';
import { renderWhole } from '#tests/setup/render-whole.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** What React Router generates the types of for each route; here they are all alike. */
type RouteModule = {
  loader?: unknown;
  action?: unknown;
  default?: unknown;
  headers?: unknown;
};

const modules: Record<(typeof shopRoutes)[number][1], RouteModule> = {
  'basket/page.tsx': basket,
  'basket/package-page.tsx': basketPackage,
  'checkout/page.tsx': checkout,
  'order/page.tsx': order,
  'order/pay-file.ts': payFile,
  'order/cancel-page.tsx': cancel,
  'order/change-page.tsx': change,
  'order/again-page.tsx': again,
  'order/delivery-file.ts': deliveryFile,
  'order/invoice-file.ts': invoiceFile,
  'order/card-page.tsx': cardPage,
  'order/box/card-file.ts': cardFile,
  'account/page.tsx': account,
  'withdrawal/page.tsx': withdrawal,
  'mail-links/confirm-page.tsx': confirm,
  'mail-links/unsubscribe-page.tsx': unsubscribe,
  'errors/shop-missing-page.tsx': shopMissing,
};

const handler = createStaticHandler(
  shopRoutes.map(([path, file]): RouteObject => {
    const { loader, action } = modules[file] as Pick<RouteObject, 'loader' | 'action'>;
    return { id: file, path: `/:market/shop/${path}`, caseSensitive: true, loader, action };
  }),
);

export const renderScreen: RenderShopPage = async (request, shop) => {
  const { pathname } = new URL(request.url);
  const market = marketOfPath(pathname, { markets: marketList, defaultMarket });
  const requestContext = contextOf(market, shop);
  const asked = await plainRequest(request);
  if (/\.(?:ics|pdf|svg)$|\/pay\/?$/.test(pathname))
    return (await handler.queryRoute(asked, { requestContext })) as Response;
  const answered = await handler.query(asked, { requestContext });
  if (answered instanceof Response) return answered;
  const [failure] = Object.values(answered.errors ?? {});
  if (failure !== undefined) throw isRouteErrorResponse(failure) ? new Error(failure.statusText) : failure;
  const id = answered.matches.at(-1)?.route.id as keyof typeof modules;
  const module = modules[id];
  const page = createElement(module.default as ComponentType<{ loaderData: unknown; actionData: unknown }>, {
    loaderData: answered.loaderData[id],
    actionData: answered.actionData?.[id],
  });
  const html = await renderWhole(
    <html lang={market.langTag} data-brand={market.theme}>
      <body>
        <MemoryRouter initialEntries={[pathname]}>
          <MarketContext value={market}>
            <MessagesProvider market={market} messages={texts.messagesFor(market, namespaces)}>
              {page}
            </MessagesProvider>
          </MarketContext>
        </MemoryRouter>
      </body>
    </html>,
  );
  const headers = headersOf(module, answered.loaderHeaders[id], answered.actionHeaders[id]);
  headers.set('content-type', 'text/html; charset=utf-8');
  // React tells texts that stand beside each other apart by them; readers do not.
  return new Response(html.replaceAll('<!-- -->', ''), { status: answered.statusCode, headers });
};

/** As React Router puts them together: cookies always, all others where the route says so. */
function headersOf({ headers }: RouteModule, loaderHeaders = new Headers(), actionHeaders = new Headers()): Headers {
  const own = headers as HeadersFunction | undefined;
  const made = own?.({ loaderHeaders, actionHeaders, parentHeaders: new Headers(), errorHeaders: undefined });
  const result = new Headers(made);
  result.delete('set-cookie');
  for (const from of [actionHeaders, loaderHeaders])
    for (const cookie of from.getSetCookie()) result.append('set-cookie', cookie);
  return result;
}

async function plainRequest(request: Request): Promise<Request> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  if (request.method !== 'POST') return new Request(request.url);
  return new Request(request.url, { method: 'POST', headers, body: await request.clone().arrayBuffer() });
}

function contextOf(market: Market, shop: ShopPorts): RouterContextProvider {
  const content = createClient(contentCalls, () => {
    throw new CallError('unavailable', 'there is no content here');
  });
  const provider = new RouterContextProvider();
  const { origin } = new URL(market.siteUrl);
  const context: RequestContext = {
    market,
    shop,
    content,
    contentOf: () => content,
    text: texts.textFor(market),
    messagesFor: (wanted) => texts.messagesFor(market, wanted),
    now: new Date(),
    log: { warn() {}, error() {} },
    route: { name: 'home' },
    query: new URLSearchParams(),
    home: `/${market.code}`,
    hostKind: 'production',
    site: { origin, origins: {}, linkOrigins: {}, isIndexed: false },
    textsAddress: '',
    collectMissing: false,
    browser: { consent: 'none', tagManagerId: null, mailingForm: null, offlineScope: '' },
    movedTo: null,
  };
  provider.set(requestContextKey, context);
  return provider;
}
