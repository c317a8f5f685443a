import { useText } from '#storefront/i18n/messages.tsx';
import { WindowTitle } from '#storefront/selling/window-title.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { PaperView } from './paper-view.ts';

type PaperProps = { paper: PaperView };

/** An invoice or a credit note, as it was made: what stands on it no longer changes. */
export function PaperScreen({ paper }: PaperProps) {
  const t = useText();
  const { title, number, paths } = paper;
  return (
    <>
      <WindowTitle title={`${title} ${number}`} />
      <div className="wrap shop-frame-frame">
        <nav className="shop-paper-ways" aria-label={title}>
          <a href={paths.order}>
            <Icon name="chevron-left" />
            {t('selling:paper.back')}
          </a>
          <a href={paths.file} className="shop-order-action" download>
            {t('selling:paper.file')}
          </a>
          <Button look="ghost" size="small" onClick={() => window.print()} className="shop-order-print">
            <Icon name="printer" />
            {t('selling:order.print')}
          </Button>
        </nav>
        <article className="shop-paper">
          <Head paper={paper} />
          <Goods paper={paper} />
          <div className="shop-paper-sums">
            <Taxes paper={paper} />
            <Outcome paper={paper} />
          </div>
          {paper.closing.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <footer>{paper.legal}</footer>
        </article>
      </div>
    </>
  );
}

function Head({ paper: { title, brand, seller, buyer, facts } }: PaperProps) {
  return (
    <header>
      <p className="shop-paper-brand">{brand}</p>
      <address>{seller.join('\n')}</address>
      <h1>{title}</h1>
      <div>
        {buyer.lines.length > 0 ? <b>{buyer.label}</b> : null}
        <address>{buyer.lines.join('\n')}</address>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Goods({ paper: { title, what, columns, rows } }: PaperProps) {
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          {columns.map((column) => (
            <th key={column.id} scope="col" data-of={column.id}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.isExtra ? row.name : <b>{row.name}</b>}
              {row.detail === '' ? null : <small>{row.detail}</small>}
            </th>
            {columns.map((column) => (
              <td key={column.id} data-of={column.id} data-label={column.title}>
                {row[column.id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Taxes({ paper: { taxTitles, taxes } }: PaperProps) {
  if (taxes.length === 0) return null;
  return (
    <table aria-label={taxTitles.vat}>
      <thead>
        <tr>
          <th scope="col">{taxTitles.rate}</th>
          <th scope="col">{taxTitles.net}</th>
          <th scope="col">{taxTitles.vat}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, net, vat }) => (
          <tr key={rate}>
            <th scope="row">{rate}</th>
            <td>{net}</td>
            <td>{vat}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ paper: { sums, total, payments, due } }: PaperProps) {
  return (
    <dl>
      {sums.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="shop-paper-total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
      {payments.map(([label, value]) => (
        <div key={`${label} ${value}`} className="shop-paper-quiet">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {due ? (
        <div className={due.isOpen ? 'shop-paper-due shop-paper-open' : 'shop-paper-due'}>
          <dt>{due.label}</dt>
          <dd>{due.amount}</dd>
        </div>
      ) : null}
    </dl>
  );
}
