import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { Notice } from '#storefront/ports/cart.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Message } from '#storefront/ui/message.tsx';

/** What came of what the visitor did, each said once; what can be undone has a button for it. */
export function Notices({ notices }: { notices: Notice[] }) {
  return notices.map((notice) => (
    <div key={notice.text} className="shop-notices-notice">
      <Message tone={notice.kind === 'error' ? 'error' : 'ok'}>{notice.text}</Message>
      {notice.undo ? <Undo undo={notice.undo} /> : null}
    </div>
  ));
}

function Undo({ undo: { key, quantity } }: { undo: NonNullable<Notice['undo']> }) {
  const t = useText();
  return (
    <form method="post" action={pathTo(useMarket(), 'basket')}>
      <button name={`quantity[${key}]`} value={quantity} className="shop-notices-undo">
        <Icon name="undo" />
        {t('selling:basket.undo')}
      </button>
    </form>
  );
}
