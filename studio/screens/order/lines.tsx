import type { CSSProperties } from 'react';
import { useLoaderData } from 'react-router';
import { orderTexts } from '../../texts/orders/order.ts';
import { useText } from '../../texts/use-text.ts';
import { EarTag } from '../../ui/ear-tag.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import type { Loaded } from './load.server.ts';

/** What was ordered, of which animal, and what it comes to. */
export function Lines() {
  const text = useText(orderTexts);
  const { number, lines, sums, actions } = useLoaderData<Loaded>();
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('inside')}</h2>
      </div>
      <table
        className="led cards"
        aria-label={text('inside')}
        style={{ '--gc': 'minmax(0,1fr) auto' } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">{text('line')}</th>
            <th scope="col">{text('animal')}</th>
            <th scope="col" className="num">
              {text('quantity')}
            </th>
            <th scope="col" className="num">
              {text('amount')}
            </th>
            <th scope="col">
              <span className="sr">{text('change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ position, name, about, animals, quantity, amount }) => (
            <tr key={position} data-row={position}>
              <td>
                <b>
                  {quantity > 1 ? <span className="only-m">{quantity} × </span> : null}
                  {name}
                </b>
                <small>{about}</small>
              </td>
              <td style={{ gridColumn: 1 }}>
                <span className="row gap-s">
                  {animals.map((animal) => (
                    <EarTag key={animal} number={animal} />
                  ))}
                </span>
              </td>
              <td className="num v hide">{quantity}</td>
              <td className="num v" style={{ gridColumn: 2, gridRow: 1 }}>
                {amount}
              </td>
              <td className="rm" style={{ gridColumn: 2 }}>
                {actions.lessen === 'no' ? null : (
                  <StudioLink
                    className="lnk"
                    to={`/orders/${number}?do=line&line=${position}`}
                    aria-label={text('changeOf', { name })}
                    preventScrollReset
                  >
                    {text('change')}
                  </StudioLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="split" style={{ '--aside': '21rem', marginTop: '1rem' } as CSSProperties}>
        <p className="m s13">{text('pricesStay')}</p>
        <dl className="sum s14">
          <dt>{text('goods')}</dt>
          <dd>{sums.goods}</dd>
          {sums.discounts.map(({ code, amount }) => (
            <Sum key={code} title={text('discount', { name: code })} amount={amount} />
          ))}
          <dt>{text('delivery')}</dt>
          <dd>{sums.delivery}</dd>
          <dt className="tt">{text('total')}</dt>
          <dd className="tt">
            <span className="dbl">{sums.total}</span>
          </dd>
          {sums.vat.map(({ rate, amount }) => (
            <Sum key={rate} title={text('vat', { rate })} amount={amount} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Sum({ title, amount }: { title: string; amount: string }) {
  return (
    <>
      <dt className="m s13">{title}</dt>
      <dd className="m s13">{amount}</dd>
    </>
  );
}
