import { useHref } from 'react-router';
import { bankTexts } from '../../texts/bank/bank.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink, useInMarket } from '../../ui/studio-link.tsx';
import type { BankShown } from './load.server.ts';

/** What is owed back: several are paid by one file. What was in one already is not ticked again. */
export function Refunds({ refunds: { list, canBeFile } }: { refunds: BankShown['refunds'] }) {
  const text = useText(bankTexts);
  const address = useHref(useInMarket()('/bank/refunds'));
  if (list.length === 0) return null;
  const hasAny = canBeFile && list.some(({ iban }) => iban !== null);
  return (
    <section className="blk" id="refunds">
      <div className="hd2">
        <h2>{text('refundsTitle')}</h2>
      </div>
      <p className="m s14">{text(canBeFile ? 'refundsWhy' : 'refundsNoFile')}</p>
      {/* A file comes back, and no page: sent by the browser itself. */}
      <form method="post" action={address}>
        <Ledger
          label={text('refundsTitle')}
          phoneColumns="minmax(0,1fr) auto"
          columns={[
            { id: 'order', title: text('order') },
            { id: 'to', title: text('refundTo') },
            { id: 'amount', title: text('amount'), isNumber: true, onPhone: 'right' },
          ]}
          rows={list.map(({ number, name, amount, iban, filed }) => ({
            id: number,
            cells: {
              order: (
                <span className="row gap-s">
                  {canBeFile && iban ? (
                    <input
                      className="bx"
                      type="checkbox"
                      name="number"
                      value={number}
                      defaultChecked={filed === null}
                      aria-label={text('refundChoose', { number })}
                    />
                  ) : null}
                  <StudioLink className="t" to={`/orders/${number}`}>
                    {number}
                  </StudioLink>
                </span>
              ),
              to: (
                <>
                  {name} <small className="m">{iban ?? text('refundNoIban')}</small>{' '}
                  {filed ? (
                    <State shape="clock" tone="off">
                      {text('refundFiled', { moment: filed })}
                    </State>
                  ) : null}
                </>
              ),
              amount,
            },
          }))}
        />
        {hasAny ? (
          <Button icon="download" type="submit">
            {text('refundFile')}
          </Button>
        ) : null}
      </form>
    </section>
  );
}
