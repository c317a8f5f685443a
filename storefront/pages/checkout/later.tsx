import { useText } from '#storefront/i18n/messages.tsx';
import { HiddenFields } from '#storefront/selling/form/hidden-fields.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { Button } from '#storefront/ui/button.tsx';

/** The order could not be placed now. But for `unknown` nothing was ordered; that one finds its order, if there is one, when sent again. */
export type Later = {
  reason: 'away' | 'busy' | 'notReady' | 'tooMany' | 'unknown';
  fields: [name: string, value: string][];
};

/** What was typed is in this page, and its button sends it again. */
export function LaterPage({ later: { reason, fields } }: { later: Later }) {
  const t = useText();
  return (
    <SellFrame title={t(`selling:later.${reason}Title`)} lead={t(`selling:later.${reason}Body`)}>
      <form method="post" className="shop-form-buttons">
        <HiddenFields fields={fields} />
        <Button type="submit">{t('selling:later.again')}</Button>
      </form>
    </SellFrame>
  );
}
