import { booksTexts } from '../../texts/books.ts';
import { useText } from '../../texts/use-text.ts';

type Row = { rate: string; net: string; vat: string };
type Props = {
  title: string;
  about: string;
  /** Turnover alone. */
  isWithoutVat: boolean;
  months: readonly (Row & { id: string; month: string })[];
  totals: readonly Row[];
  sums: { net: string; vat: string };
};

/** VAT of each month and rate, what each rate comes to, and all of it with the double line. */
export function VatTable({ title, about, isWithoutVat, months, totals, sums }: Props) {
  const text = useText(booksTexts);
  return (
    <section className="aside">
      <h2>{title}</h2>
      <table className="led" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{text(isWithoutVat ? 'month' : 'rate')}</th>
            <th scope="col" className="num">
              {text(isWithoutVat ? 'amount' : 'net')}
            </th>
            {isWithoutVat ? null : (
              <th scope="col" className="num">
                {text('vat')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {months.map(({ id, month, rate, net, vat }) => (
            <tr key={id}>
              <td>
                {month} {isWithoutVat ? null : <span className="m">{rate}</span>}
              </td>
              <td className="num v">{net}</td>
              {isWithoutVat ? null : <td className="num v">{vat}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {isWithoutVat
            ? null
            : totals.map(({ rate, net, vat }) => (
                <tr key={rate}>
                  <td>{rate}</td>
                  <td className="num">{net}</td>
                  <td className="num">{vat}</td>
                </tr>
              ))}
          <tr>
            <td>{text('together')}</td>
            <td className="num">{isWithoutVat ? <span className="dbl">{sums.net}</span> : sums.net}</td>
            {isWithoutVat ? null : (
              <td className="num">
                <span className="dbl">{sums.vat}</span>
              </td>
            )}
          </tr>
        </tfoot>
      </table>
      <p className="s13 m">{about}</p>
    </section>
  );
}
