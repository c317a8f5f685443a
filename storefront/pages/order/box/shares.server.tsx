/** An order that neighbours share, as HTML: who with, and what each of them transfers. Needs no code of ours. */
import { cents, formatCents } from '#rules/money/cents.ts';
import { sharedWith } from '#rules/orders/boxes/shared-order.ts';
import type { Order, ShownOrder } from '#storefront/ports/orders.ts';
import type { ShopContext } from '#storefront/selling/shop-context.server.ts';
import button from '#storefront/ui/button.module.css';

/** Only packages are divided. */
export function ShareForm({ ctx: { text }, order, action }: { ctx: ShopContext; order: Order; action: string }) {
  if (!order.lines.some(({ kind }) => kind === 'package')) return null;
  return (
    <form method="post" action={action}>
      <label htmlFor="neighbour">{text('selling:share.neighbour')}</label>
      <input
        id="neighbour"
        name="neighbour"
        defaultValue={order.texts[sharedWith]}
        maxLength={60}
        autoComplete="off"
        aria-describedby="neighbour-says"
      />
      <button type="submit" className={button.button}>
        {text('selling:share.save')}
      </button>
      <p id="neighbour-says">{text('selling:share.body')}</p>
    </form>
  );
}

type Shared = NonNullable<NonNullable<ShownOrder['payment']>['shares']>;

/** Both with the reference that stands above. */
export function Shares({ ctx: { text, market }, shares }: { ctx: ShopContext; shares: Shared }) {
  return (
    <section id="shares" aria-labelledby="shares-title" className="shop-change">
      <h2 id="shares-title">{text('selling:share.title')}</h2>
      <ul className="shop-shares">
        {shares.map(({ of, name, amount, code }) => (
          <li key={of}>
            {code === null ? null : (
              <img
                src={`data:image/svg+xml,${encodeURIComponent(code)}`}
                alt={text('selling:share.code', { name })}
                width={128}
                height={128}
              />
            )}
            <span>{name}</span>
            <b>{formatCents(cents(amount), market)}</b>
          </li>
        ))}
      </ul>
      <p>{text('selling:share.same')}</p>
    </section>
  );
}
