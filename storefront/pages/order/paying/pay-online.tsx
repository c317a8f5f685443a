import { useText } from '#storefront/i18n/messages.tsx';
import { PaymentMarks } from '#storefront/layout/footer/payment-marks.tsx';
import { useMoney } from '#storefront/selling/money.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Message } from '#storefront/ui/message.tsx';
import type { OrderView } from '../order-view.ts';

/** What is known of paying at once, and the form that leads to the provider's page. */
export function PayOnline({ page: { online, payment, paths } }: { page: OrderView }) {
  const t = useText();
  const money = useMoney();
  if (!online) return null;
  const { said, isTest, canPay, marks } = online;
  if (said === null && !isTest && !canPay) return null;
  return (
    <section aria-labelledby="pay-now" className="shop-order-online">
      {canPay && payment ? (
        <h2 id="pay-now" className="shop-order-heading">
          {t('selling:order.online.title')}
        </h2>
      ) : null}
      {isTest ? <Message tone="warn">{t('selling:order.online.test')}</Message> : null}
      {said === null ? null : (
        <Message tone="warn">
          <span>
            {t(`selling:order.online.said.${said}`)}{' '}
            {said === 'open' || said === 'pending' ? (
              <a href={paths.pay}>{t('selling:order.online.lookAgain')}</a>
            ) : null}
          </span>
        </Message>
      )}
      {canPay && payment ? (
        <form method="post" action={paths.pay} className="shop-order-now">
          <Button type="submit">{t('selling:order.online.pay', { amount: money(payment.amount) })}</Button>
          <PaymentMarks payments={marks} />
        </form>
      ) : null}
    </section>
  );
}
