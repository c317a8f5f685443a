import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { AskedFirst } from '#storefront/ports/cart.ts';
import { BackButton } from '#storefront/selling/form/back-button.tsx';
import { HiddenFields } from '#storefront/selling/form/hidden-fields.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { Button } from '#storefront/ui/button.tsx';

/** A link that stood on another site wants to change the box, or what is in the basket. */
export function AskFirst({ ask: { into, pieces, fields } }: { ask: AskedFirst }) {
  const t = useText();
  const isBox = into === 'box';
  return (
    <SellFrame
      title={t(isBox ? 'selling:ask.title' : 'selling:package.title')}
      lead={t(isBox ? 'selling:ask.body' : 'selling:ask.basketBody')}
    >
      <ul className="shop-questions-pieces">
        {pieces.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <form method="post" action={pathTo(useMarket(), 'basket')} className="shop-form-buttons">
        <HiddenFields fields={fields} />
        <Button type="submit">{t(isBox ? 'selling:ask.button' : 'selling:package.add')}</Button>
      </form>
      <BackButton />
    </SellFrame>
  );
}
