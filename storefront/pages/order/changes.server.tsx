/** What a buyer may still change, and the way to order it all again, as HTML: plain forms, which need no code of ours. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '#contract/fields/read.ts';
import { orderPath } from '#rules/orders/order-path.ts';
import { longDay, momentWords } from '#rules/time/day-words.ts';
import type { Changeable, Order, ShownOrder } from '#storefront/ports/orders.ts';
import type { ShopContext } from '#storefront/selling/shop-context.server.ts';
import { ShareForm, Shares } from './box/shares.server.tsx';
import button from '#storefront/ui/button.module.css';

type Props = { ctx: ShopContext; order: Order };

export async function changesHtml(ctx: ShopContext, { order, payment }: ShownOrder): Promise<RichText> {
  const changeable = await ctx.shop.orders.changeable(order);
  return {
    html: renderToStaticMarkup(
      <>
        {payment?.shares ? <Shares ctx={ctx} shares={payment.shares} /> : null}
        {changeable ? <Changes ctx={ctx} order={order} changeable={changeable} /> : <Late ctx={ctx} order={order} />}
        <section aria-labelledby="again" className="shop-change shop-change-again">
          <h2 id="again">{ctx.text('selling:again.title')}</h2>
          <p>{ctx.text('selling:again.body')}</p>
          <form method="post" action={orderPath(ctx.market, order, 'again/')}>
            <button type="submit" className={button.button}>
              {ctx.text('selling:again.button')}
            </button>
          </form>
        </section>
      </>,
    ),
  };
}

/** After the moment the forms are gone, and the sentence stays. */
function Late({ ctx: { text, market }, order: { state, deliveryDay, cancelUntil } }: Props) {
  if (deliveryDay === null || (state !== 'placed' && state !== 'paid')) return null;
  return <p id="change">{text('selling:change.fixed', { moment: momentWords(cancelUntil, market) })}</p>;
}

function Changes({ ctx, order, changeable: { days, mince } }: Props & { changeable: Changeable }) {
  const { text, market } = ctx;
  const action = orderPath(market, order, 'change/');
  const known = order.deliveryDay !== null && !days.includes(order.deliveryDay) ? [order.deliveryDay, ...days] : days;
  return (
    <section id="change" aria-labelledby="change-title" className="shop-change">
      <h2 id="change-title">{text('selling:change.title')}</h2>
      <p id="changed" className="shop-change-kept">
        {text('selling:change.kept')}
      </p>
      <p className="shop-change-until">
        {text('selling:change.until', { moment: momentWords(order.cancelUntil, market) })}
      </p>
      {days.length > 0 ? (
        <form method="post" action={action}>
          <label htmlFor="change-day">{text('selling:change.day')}</label>
          <select id="change-day" name="day" defaultValue={order.deliveryDay ?? undefined}>
            {known.map((day) => (
              <option key={day} value={day}>
                {longDay(day, market)}
              </option>
            ))}
          </select>
          <button type="submit" className={button.button}>
            {text('selling:change.saveDay')}
          </button>
        </form>
      ) : null}
      {mince.map((line) => (
        <MinceForm key={line.position} line={line} action={action} text={text} />
      ))}
      <ShareForm ctx={ctx} order={order} action={action} />
    </section>
  );
}

type MinceProps = { line: Changeable['mince'][number]; action: string; text: ShopContext['text'] };

function MinceForm({ line: { position, name, kinds }, action, text }: MinceProps) {
  const total = kinds.reduce((sum, { packs }) => sum + packs, 0);
  return (
    <form method="post" action={action}>
      <input type="hidden" name="position" value={position} />
      <fieldset>
        <legend>{text('selling:change.mince', { title: name, count: total })}</legend>
        {kinds.map(({ name: kind, title, packs, maxPacks }) => (
          <label key={kind}>
            <input
              type="number"
              inputMode="numeric"
              name={`packs-${kind}`}
              defaultValue={packs}
              min={0}
              max={Math.min(maxPacks ?? total, total)}
              required
            />{' '}
            {title}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={button.button}>
        {text('selling:change.saveMince')}
      </button>
    </form>
  );
}
