import { useText } from '#storefront/i18n/messages.tsx';
import styles from './payment-marks.module.css';

/** Those whose mark is a view of public/images/payments.svg; the others are shown by name. */
const drawn = new Set(['amex', 'apple-pay', 'dpd', 'google-pay', 'klarna', 'mastercard', 'paypal', 'visa']);

/** Ways to pay, in the order of the market. */
export function PaymentMarks({ payments }: { payments: readonly string[] }) {
  const t = useText();
  return (
    <ul className={styles.marks} aria-label={t('footer.payments')}>
      {payments.map((payment) => {
        const name = t.find(`payments.${payment}`) ?? payment;
        return (
          <li key={payment} className={styles.mark} title={name}>
            {drawn.has(payment) ? (
              <img src={`/images/payments.svg#${payment}`} alt={name} width={40} height={24} loading="lazy" />
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
