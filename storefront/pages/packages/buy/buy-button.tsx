import { lazy, Suspense, useState } from 'react';
import { canBuy } from '#rules/stock/stock-status.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import button from '#storefront/ui/button.module.css';
import type { Order } from './use-order.ts';

const AgeDialog = lazy(async () => {
  const { AgeDialog: component } = await import('./age-dialog.tsx');
  return { default: component };
});

type BuyButtonProps = {
  order: Order;
  /** Where it says why it cannot be used. */
  describedBy?: string;
};

/** The way to the checkout with the package as it is chosen. */
export function BuyButton({ order, describedBy }: BuyButtonProps) {
  const t = useText();
  if (!canBuy(order.status)) {
    return (
      <Button isBlock disabled>
        {t(`stock.${order.status}`)}
      </Button>
    );
  }
  if (!order.fits) {
    return (
      <Button isBlock disabled aria-describedby={describedBy}>
        {t('package:buy.add')}
      </Button>
    );
  }
  if (order.askedAge !== null) return <AskAge order={order} age={order.askedAge} />;
  return (
    // Never one of the app's links: the shop is another application, wherever it is.
    <a href={order.link} className={classNames(button.button, button.block)} onClick={order.onLeave}>
      {t('package:buy.add')}
      <Icon name="arrow-right" />
    </a>
  );
}

function AskAge({ order, age }: { order: Order; age: number }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button isBlock aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('package:buy.add')}
        <Icon name="arrow-right" />
      </Button>
      {isOpen ? (
        <Suspense>
          <AgeDialog order={order} age={age} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
