import { imageAddress } from '#contract/images.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import type { Notice, ShownPackage } from '#storefront/ports/cart.ts';
import { BackButton } from '#storefront/selling/form/back-button.tsx';
import { SellFrame } from '#storefront/selling/frame.tsx';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { BigPrice } from '#storefront/selling/money.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Notices } from './notices.tsx';

type PackageToShow = ShownPackage & { notices: Notice[] };

export function PackageScreen({ shown }: { shown: PackageToShow | { message: ShopMessage } }) {
  return 'message' in shown ? <MessagePage message={shown.message} /> : <AskPackage {...shown} />;
}

/** The package of a link that was not pressed on a page of ours: asked once. */
function AskPackage({ name, image, price, farmer, choice, isInStock, notices }: PackageToShow) {
  const t = useText();
  const address = imageAddress(image, 'fit-500x330', 'webp');
  return (
    <SellFrame title={t('selling:package.title')}>
      <Notices notices={notices} />
      <article className="shop-questions-package">
        {address === null ? null : <img src={address} alt="" width={500} height={330} />}
        <div>
          <h2>{name}</h2>
          {farmer ? <p>{farmer}</p> : null}
          {choice === '' ? null : <p>{t('selling:package.choice', { choice })}</p>}
          <BigPrice minor={price} />
          {isInStock ? (
            <form method="post" className="shop-form-buttons">
              <Button type="submit">{t('selling:package.add')}</Button>
            </form>
          ) : null}
        </div>
      </article>
      <BackButton />
    </SellFrame>
  );
}
