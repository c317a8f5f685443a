import { SellFrame } from '#storefront/selling/frame.tsx';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { Button } from '#storefront/ui/button.tsx';

type Press = { title: string; text: string; button: string };

/** Programs look at links in mails as well, so what they lead to waits for a press. */
export function PressScreen({ shown }: { shown: { press: Press } | { message: ShopMessage } }) {
  if ('message' in shown) return <MessagePage message={shown.message} />;
  const { title, text, button } = shown.press;
  return (
    <SellFrame title={title} lead={text}>
      <form method="post" className="shop-form-buttons">
        <Button type="submit">{button}</Button>
      </form>
    </SellFrame>
  );
}
