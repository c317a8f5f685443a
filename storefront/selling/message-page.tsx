import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { BackButton } from './form/back-button.tsx';
import { SellFrame } from './frame.tsx';

/** `toAccount`: one gets on by asking for a link to one's orders. */
export type ShopMessage = { title: string; text: string; toAccount?: boolean };

export function MessagePage({ message: { title, text, toAccount = false } }: { message: ShopMessage }) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  return (
    <SellFrame title={title} lead={text}>
      {toAccount ? (
        <p className="shop-form-buttons">
          <ButtonLink to={account}>{t('selling:account.title')}</ButtonLink>
        </p>
      ) : (
        <BackButton />
      )}
    </SellFrame>
  );
}
