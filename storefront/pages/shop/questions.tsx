import { imageAddress } from '#contract/images.ts';
import type { ShopPage } from '#contract/selling/shop-page.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { BackButton } from './form/back-button.tsx';
import { SellFrame } from './parts/frame.tsx';
import { BigPrice } from './parts/money.tsx';
import { Notices } from './basket/notices.tsx';
import { titleOf } from './title-of.ts';

type PageProps<K extends ShopPage['kind']> = { page: Extract<ShopPage, { kind: K }> };

function HiddenFields({ fields }: { fields: (readonly [string, string])[] }) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The package of a link that was not pressed on a page of ours: asked once. */
export function AskPackage({ page }: PageProps<'package'>) {
  const t = useText();
  const address = imageAddress(page.image, 'fit-500x330', 'webp');
  return (
    <SellFrame title={titleOf(page, t)}>
      <Notices notices={page.notices} />
      <article className="shop-questions-package">
        {address === null ? null : <img src={address} alt="" width={500} height={330} />}
        <div>
          <h2>{page.name}</h2>
          {page.farmer ? <p>{page.farmer}</p> : null}
          {page.choice === '' ? null : <p>{t('selling:package.choice', { choice: page.choice })}</p>}
          <BigPrice minor={page.price} />
          {page.canOrder ? (
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

/** A link that stood on another site wants to change the box. */
export function AskBox({ page }: PageProps<'ask'>) {
  const t = useText();
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:ask.body')}>
      <ul className="shop-questions-pieces">
        {page.pieces.map(({ name, quantity }) => (
          <li key={name}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <form method="post" action={pathTo(useMarket(), 'basket')} className="shop-form-buttons">
        <HiddenFields fields={page.fields} />
        <Button type="submit">{t('selling:ask.button')}</Button>
      </form>
      <BackButton />
    </SellFrame>
  );
}

export function AskCancel({ page }: PageProps<'cancel'>) {
  const t = useText();
  return (
    <SellFrame title={titleOf(page, t)} lead={t('selling:cancel.body')}>
      <form method="post" action={page.paths.cancel} className="shop-form-buttons">
        <Button type="submit">{t('selling:cancel.button')}</Button>
        <a href={page.paths.self} className="shop-questions-link">
          {t('selling:cancel.back')}
        </a>
      </form>
    </SellFrame>
  );
}

/** Nothing was ordered; what was typed is in this page, and its button sends it again. */
export function Later({ page }: PageProps<'later'>) {
  const t = useText();
  return (
    <SellFrame title={titleOf(page, t)} lead={t(`selling:later.${page.reason}Body`)}>
      <form method="post" className="shop-form-buttons">
        <HiddenFields fields={page.fields} />
        <Button type="submit">{t('selling:later.again')}</Button>
      </form>
    </SellFrame>
  );
}

/** Programs look at links in mails as well, so what they lead to waits for a press. */
export function AskPress({ page }: PageProps<'press'>) {
  return (
    <SellFrame title={page.title} lead={page.text}>
      <form method="post" className="shop-form-buttons">
        <Button type="submit">{page.button}</Button>
      </form>
    </SellFrame>
  );
}

export function Told({ page }: PageProps<'message'>) {
  const t = useText();
  const account = pathTo(useMarket(), 'account');
  return (
    <SellFrame title={page.title} lead={page.text}>
      {page.toAccount ? (
        <p className="shop-form-buttons">
          <ButtonLink to={account}>{t('selling:account.title')}</ButtonLink>
        </p>
      ) : (
        <BackButton />
      )}
    </SellFrame>
  );
}
