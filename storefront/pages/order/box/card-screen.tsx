import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { MessagePage, type ShopMessage } from '#storefront/selling/message-page.tsx';
import { WindowTitle } from '#storefront/selling/window-title.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { CopyButton } from '../copy-button.tsx';
import type { LoadedCard } from './load-card.server.tsx';

export function CardScreen({ loaded }: { loaded: LoadedCard | { message: ShopMessage } }) {
  return 'message' in loaded ? <MessagePage message={loaded.message} /> : <Card card={loaded} />;
}

function Card({ card: { title, html, url, file, animal } }: { card: LoadedCard }) {
  const t = useText();
  const { brand } = useMarket();
  const words = t('selling:box.words', { title, url });
  const mail = `mailto:?subject=${encodeURIComponent(`${brand}: ${title}`)}&body=${encodeURIComponent(words)}`;
  return (
    <div className="wrap shop-frame-frame shop-card-page">
      <WindowTitle title={title} />
      <h1>{title}</h1>
      <RichText value={html} />
      <p className="shop-card-ways">
        <a href={mail} className="shop-order-action">
          <Icon name="mail" />
          {t('selling:order.tellMail')}
        </a>
        <a href={`https://wa.me/?text=${encodeURIComponent(words)}`} className="shop-order-action" rel="noreferrer">
          <Icon name="external" />
          WhatsApp
        </a>
        <a href={file} className="shop-order-action" download>
          <Icon name="copy" />
          {t('selling:box.save')}
        </a>
        <Button look="ghost" size="small" onClick={() => window.print()}>
          <Icon name="printer" />
          {t('selling:box.print')}
        </Button>
        <CopyButton text={url} name={title} />
      </p>
      <p className="shop-box-note">
        {t('selling:box.nothing')} {animal ? <a href={animal}>{t('selling:box.animal')}</a> : null}
      </p>
    </div>
  );
}
