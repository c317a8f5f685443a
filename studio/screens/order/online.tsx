import { useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { Button } from '../../ui/button.tsx';
import type { Loaded } from './load.server.ts';

/** What became of paying at once, and the one press that pays back. */
export function OnlinePayments() {
  const { online, version } = useLoaderData<Loaded>();
  if (!online) return null;
  const { words: text, lines, refund, isOdd } = online;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text.tries}</h2>
      </div>
      <table className="led cards" aria-label={text.tries}>
        <thead>
          <tr>
            <th scope="col">{text.when}</th>
            <th scope="col">{text.what}</th>
            <th scope="col" className="num">
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, at, words, amount }) => (
            <tr key={id}>
              <td>{at}</td>
              <td className="full">{words}</td>
              <td className="num" style={{ gridRow: 1, gridColumn: 2 }}>
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {refund ? (
        <StudioForm name="refundOnline" version={version} label={refund}>
          <Button>{refund}</Button> <span className="hint">{text.final}</span>
        </StudioForm>
      ) : null}
      {isOdd ? (
        <StudioForm name="seenPayment" version={version} label={text.seen}>
          <Button>{text.seen}</Button>
        </StudioForm>
      ) : null}
    </section>
  );
}
