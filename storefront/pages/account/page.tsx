/** All orders of an address, without a password: a mailed link opens them for half an hour. */
import { data } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { longDate } from '#rules/time/long-date.ts';
import { onlyScreen } from '#storefront/hydration/lazy-view.tsx';
import { readForm } from '#storefront/selling/read-form.server.ts';
import { cookieHeaders, seeOther, type ShopContext, shopContext } from '#storefront/selling/shop-context.server.ts';
import type { AccountPage } from './account-page.ts';
import { loadAccount } from './load.server.ts';
import type { Route } from './+types/page';

const AccountScreen = onlyScreen(async () => (await import('./view.tsx')).AccountScreen);

/** In the address after a link was asked for. */
const sentMark = 'sent';

/** Looking at a link opens nothing: mail programs look as well. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = shopContext(context);
  const isSent = new URL(request.url).searchParams.has(sentMark);
  const page: AccountPage =
    params.token !== undefined ? { kind: 'link' } : isSent ? { kind: 'sent' } : await loadAccount(ctx);
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = shopContext(context);
  const { token } = params;
  if (token === undefined) return askForLink(ctx, (await readForm(request)).get('email') ?? '');
  if (token === 'leave') return seeOther(pathTo(ctx.market, 'account'), ctx.shop.account.leave().cookies);
  return token === 'forget' ? forget(ctx) : openLink(ctx, token);
}

/** The answer is the same whether the address has orders or not. */
async function askForLink({ shop, market }: ShopContext, email: string) {
  const result = shop.isForeign ? 'wrong' : await shop.account.askForLink(email);
  if (result === 'sent') return seeOther(`${pathTo(market, 'account')}?${sentMark}`);
  const status = result === 'tooMany' ? 429 : 422;
  return data<AccountPage>({ kind: 'form', email, problem: result, here: [] }, { status });
}

async function openLink({ shop, market }: ShopContext, token: string) {
  const opened = shop.isForeign ? null : await shop.account.open(token);
  if (opened) return seeOther(pathTo(market, 'account'), opened.cookies);
  return data<AccountPage>({ kind: 'form', email: '', problem: 'expired', here: [] }, { status: 410 });
}

/** What goes and what the law has kept is said; the link to the orders is gone with it. */
async function forget({ shop, market }: ShopContext) {
  const forgotten = shop.isForeign ? null : await shop.account.forget();
  if (!forgotten) return seeOther(pathTo(market, 'account'));
  const { cookies, keptUntil, ...counts } = forgotten;
  const page: AccountPage = { kind: 'forgotten', ...counts, keptUntil: longDate(keptUntil, market) };
  return data<AccountPage>(page, { headers: cookieHeaders(cookies) });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen page={actionData ?? loaderData} />;
}
