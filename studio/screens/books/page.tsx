import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { booksTexts } from '../../texts/books.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageChips } from '../../ui/page-chips.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { loadBooks } from './load.server.ts';
import { VatTable } from './vat-table.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadBooks(allowed(context, 'books'), new URL(request.url).searchParams);
}

export default function BooksPage() {
  const text = useText(booksTexts);
  const books = useLoaderData<typeof loader>();
  const { market, period, basis, openUntil, papers, found, gross, isWithoutVat } = books;
  const file = (kind: string) => `/studio/books/file?kind=${kind}&period=${period.name}&market=${market}`;
  return (
    <>
      <PageHead
        title={`${text('title')}, ${period.name}`}
        actions={
          <>
            <a className="btn g" href={file('datev')} download>
              {text('datev')}
            </a>
            <a className="btn g" href={file('csv')} download>
              {text('csv')}
            </a>
            <a className="btn" href={file('zip')} download>
              <Icon name="download" />
              {text('zip')}
            </a>
          </>
        }
      >
        {text(isWithoutVat ? 'aboutNoVat' : 'about', { count: found, gross })}{' '}
        {openUntil === null ? null : <b>{text('isOpen', { day: openUntil })}</b>}
      </PageHead>
      <Choices />
      <div className="split">
        <section className="blk">
          <div className="hd2">
            <h2>{text('papers')}</h2>
          </div>
          {papers.length === 0 ? (
            <Notice>{text('none')}</Notice>
          ) : (
            <Ledger
              label={text('papers')}
              columns={[
                { id: 'number', title: text('number') },
                { id: 'buyer', title: text('buyer') },
                { id: 'day', title: text('day') },
                { id: 'order', title: text('order'), onPhone: 'hidden' },
                ...(isWithoutVat
                  ? []
                  : [{ id: 'vat', title: text('vat'), isNumber: true, onPhone: 'hidden' as const }]),
                { id: 'gross', title: text(isWithoutVat ? 'amount' : 'gross'), isNumber: true, onPhone: 'right' },
              ]}
              rows={papers.map((paper) => ({
                id: paper.number,
                cells: {
                  number: (
                    <>
                      <a className="t n" href={`/studio/books/${paper.number}?market=${market}`}>
                        {paper.number}
                      </a>
                      {paper.credits === null ? null : (
                        <span className="m s13"> {text('credits', { number: paper.credits })}</span>
                      )}
                    </>
                  ),
                  buyer: paper.buyer,
                  day: <span className="m">{paper.day}</span>,
                  order: <StudioLink to={`/orders/${paper.orderNumber}`}>{paper.orderNumber}</StudioLink>,
                  vat: paper.vat,
                  gross: paper.gross,
                },
              }))}
            />
          )}
          <Pages />
          <p className="m s13">{text('frozen')}</p>
        </section>
        <aside>
          <VatTable title={text(isWithoutVat ? 'turnoverOf' : 'vatOf')} about={text(basis)} {...books} />
          <section className="aside">
            <h2>{text('beside')}</h2>
            <ul className="lines">
              {(['ahead', 'refunds', 'vouchersSold', 'vouchersSpent'] as const).map((each) => (
                <li key={each}>
                  <span className="grow">{text(each)}</span>
                  <b className="n">{books[each]}</b>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  );
}

function Choices() {
  const text = useText(booksTexts);
  const { period, basis, search, isWithoutVat } = useLoaderData<typeof loader>();
  const to = (change: Record<string, string>) => {
    const next = new URLSearchParams({ period: period.name, basis, ...change });
    return `/books?${next}`;
  };
  return (
    <div className="tools">
      <ListSearch
        to="/books"
        name="find"
        search={search}
        label={text('search')}
        send={text('find')}
        kept={{ period: period.name, basis }}
      />
      <nav className="chips scr" aria-label={text('period')}>
        <StudioLink className="chip" to={to({ period: period.before })}>
          {period.before}
        </StudioLink>
        <StudioLink className="chip" to={to({})} aria-current="true">
          {period.name}
        </StudioLink>
        <StudioLink className="chip" to={to({ period: period.after })}>
          {period.after}
        </StudioLink>
      </nav>
      <nav className="seg" aria-label={text(isWithoutVat ? 'count' : 'basis')}>
        {(['supply', 'payment'] as const).map((each) => (
          <StudioLink key={each} to={to({ basis: each })} aria-current={each === basis ? 'true' : undefined}>
            {text(each)}
          </StudioLink>
        ))}
      </nav>
    </div>
  );
}

function Pages() {
  const text = useText(booksTexts);
  const { pages, page, period, basis, search } = useLoaderData<typeof loader>();
  const to = (each: number) =>
    `/books?${new URLSearchParams({ period: period.name, basis, find: search, page: String(each) })}`;
  return <PageChips label={text('pages')} page={page} pages={pages} to={to} />;
}
