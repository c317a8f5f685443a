import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { ShopLine } from '#storefront/selling/basket-view.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import stepper from '#storefront/ui/stepper.module.css';

/** A stepper that posts itself: each of its buttons says how many there are to be. At one, minus takes it out. */
export function PostStepper({ line: { key, name, quantity, most } }: { line: ShopLine }) {
  const t = useText();
  const field = `quantity[${key}]`;
  const isLast = quantity <= 1;
  return (
    <form
      method="post"
      action={pathTo(useMarket(), 'basket')}
      className={stepper.stepper}
      aria-label={t('selling:basket.count', { title: name })}
    >
      <button
        name={field}
        value={Math.min(quantity - 1, most)}
        aria-label={isLast ? t('selling:basket.remove', { title: name }) : t('selling:basket.less', { title: name })}
      >
        <Icon name={isLast ? 'trash' : 'minus'} />
      </button>
      <output>{quantity}</output>
      <button
        name={field}
        value={quantity + 1}
        aria-label={t('selling:basket.more', { title: name })}
        disabled={quantity >= most}
      >
        <Icon name="plus" />
      </button>
    </form>
  );
}
