import { useText } from '#storefront/i18n/messages.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';
import type { OrderStep, OrderView } from './order-view.ts';

const icons: Record<OrderStep['what'], IconName> = {
  placed: 'check',
  cancelUntil: 'undo',
  pay: 'clock',
  paid: 'check',
  packed: 'box',
  sent: 'truck',
  delivered: 'house',
  expired: 'close',
  cancelled: 'close',
};

/** What happened, what happens now and what comes, each with its day. */
export function OrderSteps({ page }: { page: OrderView }) {
  const t = useText();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="shop-order-steps-heading">
        {t('selling:order.when')}
      </h2>
      <ol className="shop-order-steps-steps">
        {page.steps.map((step) => (
          <li key={step.what} className={classNames('shop-order-steps-step', `shop-order-steps-${step.is}`)}>
            <span className="shop-order-steps-dot">
              <Icon name={icons[step.what]} />
            </span>
            <small>{whenOf(step)}</small>
            <b>{t(`selling:order.steps.${step.what}`)}</b>
            <More step={step} page={page} />
          </li>
        ))}
      </ol>
    </section>
  );

  function whenOf({ what, when }: OrderStep) {
    if (what === 'cancelUntil') return t('selling:order.until', { moment: when });
    return what === 'pay' ? t('selling:order.latest', { day: when }) : when;
  }
}

function More({ step: { what, is }, page: { canCancel, day, paths } }: { step: OrderStep; page: OrderView }) {
  const t = useText();
  if (what === 'pay') return <p>{t('selling:order.payBody')}</p>;
  if (what === 'packed' && is === 'then') return <p>{t('selling:order.packedBody')}</p>;
  if (what !== 'cancelUntil' || !canCancel) return null;
  return (
    <>
      {day ? <p>{t('selling:order.cancelBody')}</p> : null}
      <a href={paths.cancel} className="shop-order-steps-cancel">
        {t('selling:order.cancel')}
      </a>
    </>
  );
}
