import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { BackButton } from './form/back-button.tsx';
import { SellFrame } from './frame.tsx';

/** `toAccount`: one gets on by asking for a link to one's orders; `toOrder`: by its page, whose address holds its key. */
export type ShopMessage = { title: string; text: string; toAccount?: boolean; toOrder?: string };

export function MessagePage({ message: { title, text, toAccount = false, toOrder } }: { message: ShopMessage }) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  const to = toAccount ? account : toOrder;
  return (
    <SellFrame title={title} lead={text}>
      {to === undefined ? (
        <BackButton />
      ) : (
        <p className="shop-form-buttons">
          <ButtonLink to={to}>{t(toAccount ? 'selling:account.title' : 'selling:paper.back')}</ButtonLink>
        </p>
      )}
    </SellFrame>
  );
}
