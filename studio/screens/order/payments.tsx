import { useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { orderActTexts } from '../../texts/orders/order-acts.ts';
import { orderTexts } from '../../texts/orders/order.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { Loaded } from './load.server.ts';

/** Money that came and went. A mistake is taken back by its opposite. */
export function Payments() {
  const text = useText(orderTexts);
  const act = useText(orderActTexts);
  const { number, payments, standing, mayMoney, version } = useLoaderData<Loaded>();
  const { missing, over, refundDue, zero } = standing;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('payments')}</h2>
        {mayMoney ? (
          <StudioLink className="lnk" to={`/orders/${number}?do=pay`} preventScrollReset>
            <Icon name="plus" />
            {act('pay')}
          </StudioLink>
        ) : null}
      </div>
      {payments.length === 0 ? <p className="m s14">{text('noPayments')}</p> : null}
      <table className="led cards" aria-label={text('payments')}>
        <thead>
          <tr>
            <th scope="col">{text('paidDay')}</th>
            <th scope="col">{text('how')}</th>
            <th scope="col" className="num">
              {text('amount')}
            </th>
            <th scope="col">
              <span className="sr">{text('change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id} className={payment.isTakenBack || payment.takesBack ? 'off' : undefined}>
              <td>{payment.day}</td>
              <td className="full">
                {[
                  payment.way,
                  text('bookedBy', { name: payment.by }),
                  payment.note,
                  payment.isTakenBack && text('takenBack'),
                  payment.takesBack && text('takesBack'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td className="num" style={{ gridRow: 1, gridColumn: 2 }}>
                {payment.amount}
              </td>
              <td className="rm full">
                {payment.canTakeBack ? (
                  <StudioForm name="takeBack" version={version} hidden={{ payment: String(payment.id) }}>
                    <button className="lnk" type="submit">
                      {text('takeBack')}
                    </button>
                  </StudioForm>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>
              {refundDue ? text(over ? 'over' : 'refundDue') : text('left')}
              {refundDue && mayMoney ? (
                <>
                  {' '}
                  <StudioLink className="lnk" to={`/orders/${number}?do=refund`} preventScrollReset>
                    {act('refund')}
                  </StudioLink>
                </>
              ) : null}
            </td>
            <td className="num">
              <span className="dbl">{refundDue ?? missing ?? zero}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
