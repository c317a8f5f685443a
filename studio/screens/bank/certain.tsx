import { StudioForm } from '../../forms/studio-form.tsx';
import { bankTexts } from '../../texts/bank/bank.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { BankShown, LineShown } from './load.server.ts';

/** All that fits exactly: one press. */
export function Certain({ certain }: { certain: BankShown['certain'] }) {
  const text = useText(bankTexts);
  const { count, sum, sumWords, lines } = certain;
  if (count === 0) return null;
  const title = text('certain', { count });
  return (
    <section className="blk bank-certain">
      <div className="row sp">
        <div>
          <h2>{title}</h2>
          <p className="m s14">{text('certainWhy')}</p>
        </div>
        <StudioForm name="certain">
          <input type="hidden" name="count" value={count} />
          <input type="hidden" name="sum" value={sum} />
          <Button kind="filled" icon="check">
            {text('bookAll', { count })}
          </Button>
        </StudioForm>
      </div>
      <div className="in">
        <table className="led cards" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{text('order')}</th>
              <th scope="col">{text('from')}</th>
              <th scope="col">{text('what')}</th>
              <th scope="col">{text('onDay')}</th>
              <th scope="col">{text('words')}</th>
              <th scope="col" className="num">
                {text('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <CertainRow key={line.id} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={5}>{text('together', { count })}</td>
              <td className="num">
                <span className="dbl">{sumWords}</span>
              </td>
            </tr>
          </tfoot>
        </table>
        {lines.length < count ? <p className="m s14">{text('notShown', { shown: lines.length, count })}</p> : null}
      </div>
    </section>
  );
}

function CertainRow({ line }: { line: LineShown }) {
  const text = useText(bankTexts);
  const [first] = line.orders;
  return (
    <tr data-row={line.id}>
      <td className="n">
        {line.orders.map(({ number }) => (
          <StudioLink key={number} className="t" to={`/orders/${number}`}>
            {number}{' '}
          </StudioLink>
        ))}
      </td>
      <td style={{ gridColumn: 1 }}>{line.name || first?.name}</td>
      <td className="m hide">
        {line.kind === 'refund' ? text('refund') : first?.what}
        {first && first.more > 0 ? ` ${text('andMore', { count: first.more })}` : null}
      </td>
      <td className="m hide nw">{line.day}</td>
      <td className="m hide bank-words">{line.text}</td>
      <td className="num v" style={{ gridColumn: 2, gridRow: 1 }}>
        {line.amount}
      </td>
    </tr>
  );
}
