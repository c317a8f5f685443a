/** Joins the embedded shop, its orders and the storefront's design: what each address of the shop area shows. */
import type { Context } from 'hono';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import { orderPackageView } from './package-view.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { DescribePackage } from '#services/orders/seller.ts';
import type { OpenSelling } from '#services/shop/pages/selling.ts';
import type { ShopView } from '#services/shop/pages/shop-view.ts';
import { problemText } from '#services/shop/cart/refusal-text.ts';
import { answerAccount, answerAccountForm, answerAccountLink, answerForget, answerLeave } from './account.ts';
import { basketView } from './basket-view.ts';
import { answerCheckout, answerCheckoutForm } from './checkout.ts';
import { answerCalendarFile, answerCancel, answerOrderPage, answerRedeem } from './order.ts';
import type { RenderShopPage, SellingDesk } from './selling-desk.ts';
import { answerWithdrawal, answerWithdrawalForm } from './withdrawal.ts';

type Options = {
  orders: Orders;
  describePackage: DescribePackage;
  render: RenderShopPage;
  senderOf: (c: Context) => string;
};

export function openSelling({ orders, describePackage, render, senderOf }: Options): OpenSelling {
  return (shop) => {
    const desk: SellingDesk = {
      shop,
      orders,
      senderOf,
      show: (c, page, shown = {}) => render(c.req.raw, page, shown),
    };
    return {
      async show(c, view, shown = {}) {
        return desk.show(c, await pageOf(desk, view, describePackage), shown);
      },
      addPages(app, newsletter) {
        app.get('/checkout', answerCheckout(desk));
        app.post('/checkout', answerCheckoutForm(desk, newsletter));
        app.get('/order/:number', answerOrderPage(desk));
        app.on(['GET', 'POST'], '/order/:number/cancel', answerCancel(desk));
        app.get('/order/:number/voucher', answerOrderPage(desk));
        app.post('/order/:number/voucher', answerRedeem(desk));
        app.get('/order/:number/delivery.ics', answerCalendarFile(desk));
        app.get('/my-account', answerAccount(desk));
        app.post('/my-account', answerAccountForm(desk));
        app.post('/my-account/forget', answerForget(desk));
        app.post('/my-account/leave', answerLeave(desk));
        app.on(['GET', 'POST'], '/my-account/:token', answerAccountLink(desk));
        app.get('/withdrawal', answerWithdrawal(desk));
        app.post('/withdrawal', answerWithdrawalForm(desk));
      },
    };
  };
}

async function pageOf(
  { shop, orders }: SellingDesk,
  view: ShopView,
  describePackage: DescribePackage,
): Promise<ShopPage> {
  const { market, t } = shop;
  if (view.kind === 'message' || view.kind === 'press') return view;
  if (view.kind === 'ask') return { ...view, fields: [...view.fields] };
  if (view.kind === 'package') return orderPackageView(view, { market, t, describePackage });
  const { session, cart, notices } = view;
  const offer = await orders.offer({ market, session });
  const problems = new Map(view.problems.map((problem) => [problem.title, problemText(t, problem)]));
  return {
    kind: 'basket',
    basket: basketView(cart, { market, offer, problems }),
    notices: notices.map((notice) => ({ ...notice, undo: notice.undo ?? null })),
    isOpen: orders.isOpen,
    isDemo: orders.isDemo(market),
  };
}
