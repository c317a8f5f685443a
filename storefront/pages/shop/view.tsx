import type { ReactNode } from 'react';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import type { PackageCardData } from '#storefront/components/cards/card-data.ts';
import { type Payload, usePayload } from '#storefront/data/json-payload.ts';
import { AccountForgotten, AccountForm, AccountLink, AccountOrders, AccountSent } from './account.tsx';
import { Basket } from './basket/basket.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { Order } from './order/order.tsx';
import { AskBox, AskCancel, AskPackage, AskPress, Later, Told } from './questions.tsx';
import { Withdrawal, Withdrawn } from './withdrawal.tsx';

type Shown = { page: ShopPage; liked: PackageCardData[] };

/** A page of the embedded shop. All of them are forms and links: they work without our code. */
export function ShopScreen({ shown }: { shown: Payload<Shown> }): ReactNode {
  const { page, liked } = usePayload(shown);
  switch (page.kind) {
    case 'basket':
      return <Basket page={page} liked={liked} />;
    case 'checkout':
      return <Checkout page={page} />;
    case 'order':
      return <Order page={page} />;
    case 'later':
      return <Later page={page} />;
    case 'cancel':
      return <AskCancel page={page} />;
    case 'account':
      return <AccountForm page={page} />;
    case 'accountSent':
      return <AccountSent page={page} />;
    case 'accountLink':
      return <AccountLink page={page} />;
    case 'accountOrders':
      return <AccountOrders page={page} />;
    case 'accountForgotten':
      return <AccountForgotten page={page} />;
    case 'withdrawal':
      return <Withdrawal page={page} />;
    case 'withdrawn':
      return <Withdrawn page={page} />;
    case 'package':
      return <AskPackage page={page} />;
    case 'ask':
      return <AskBox page={page} />;
    case 'press':
      return <AskPress page={page} />;
    case 'message':
      return <Told page={page} />;
  }
}
