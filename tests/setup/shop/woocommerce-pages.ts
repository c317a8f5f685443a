/** Pages of the WooCommerce double, as bare as they can be. Like WordPress it writes its own address in front of every link. */
import { type Html, html } from '#services/kit/mail/html.ts';
import type { Catalogue, Session } from './woocommerce-cart.ts';

function page(title: string, main: Html): string {
  return html`<!DOCTYPE html>
    <html lang="nl">
      <title>${title}</title>
      <main>
        <h1>${title}</h1>
        ${main}
      </main>
    </html>`.text;
}

function itemsOf({ boxes, lines }: Session, { bundleName, goods }: Catalogue): Html {
  const inBoxes = boxes.map(({ pieces }) => [
    bundleName,
    ...Object.entries(pieces).map(([id, quantity]) => `${quantity} × ${goods(id).name}`),
  ]);
  const others = lines.map(({ quantity, name, choices }) => [
    `${quantity} × ${name}`,
    ...Object.entries(choices).map(([choice, value]) => `${choice}: ${value}`),
  ]);
  return html`<ul>
    ${[...inBoxes, ...others].map((parts) => html`<li>${parts.join(', ')}</li>`)}
  </ul>`;
}

export const cartPage = (session: Session, catalogue: Catalogue, site: string) =>
  page('Cart', html`${itemsOf(session, catalogue)}<a href="${site}/checkout/">Proceed to Checkout</a>`);

export const checkoutPage = (session: Session, catalogue: Catalogue, site: string) =>
  page(
    'Checkout',
    html`${itemsOf(session, catalogue)}
      <form method="post" action="${site}/checkout/"><button>Place order</button></form>`,
  );

export const orderReceivedPage = () => page('Order received', html`<p>Thank you. Your order has been received.</p>`);

const logInForm = (site: string) =>
  html`<form method="post" action="${site}/my-account/">
    <label>Username <input name="username" /></label><label>Password <input name="password" type="password" /></label
    ><button>Log in</button>
  </form>`;

export const accountPage = (isKnown: boolean, site: string) =>
  page('My account', isKnown ? html`<a href="${site}/my-account/customer-logout/">Log out</a>` : logInForm(site));

/** The choice is shown before anything is bought. */
export function packagePage(name: string, choices: Readonly<Record<string, string>>): string {
  const chosen = Object.entries(choices).map(([choice, value]) => html`<li>${choice}: ${value}</li>`);
  return page(
    name,
    html`<ul>
        ${chosen}
      </ul>
      <form method="post"><button>Order</button></form>`,
  );
}

export const logInPage = () => page('Log In', html`<p>WordPress</p>`);
export const missingPage = () => page('Page not found', html``);
