import { useText } from '#storefront/i18n/messages.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { Button } from '#storefront/ui/button.tsx';

type OrderToCancel = { number: string; path: string } | { message: ShopMessage };

export function CancelScreen({ asked }: { asked: OrderToCancel }) {
  const t = useText();
  if ('message' in asked) return <MessagePage message={asked.message} />;
  // Its hyphens are no places to divide it.
  const number = asked.number.replaceAll('-', '-\u2060');
  return (
    <SellFrame title={t('selling:cancel.title', { number })} lead={t('selling:cancel.body')}>
      <form method="post" className="shop-form-buttons">
        <Button type="submit">{t('selling:cancel.button')}</Button>
        <a href={asked.path} className="shop-questions-link">
          {t('selling:cancel.back')}
        </a>
      </form>
    </SellFrame>
  );
}
