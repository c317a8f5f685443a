import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { cents, formatCents } from '#rules/money/cents.ts';
import { allowed } from '../../ports/studio-context.ts';
import { salesTexts } from '../../texts/sales.ts';
import { langTagOf } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { capital, plainDay } from '../../words/plain-day.ts';
import { SalesChart } from './sales-chart.tsx';

const kinds = ['week', 'month', 'year'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sales, market, language } = allowed(context, 'books');
  const asked = new URL(request.url).searchParams.get('by');
  const by = kinds.find((kind) => kind === asked) ?? 'week';
  const shown = await sales(market, by);
  const price = (amount: number) => formatCents(cents(amount), market);
  const number = new Intl.NumberFormat(langTagOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const ratio = (amount: number, count: number) => (count === 0 ? '–' : price(Math.round(amount / count)));
  const percent = new Intl.NumberFormat(langTagOf(language), { style: 'percent' });
  return {
    by,
    isWithoutVat: market.orders.isWithoutVat === true,
    from: `${plainDay(shown.from, 'long', language)} ${shown.from.slice(0, 4)}`,
    orders: shown.orders,
    givenUp: shown.givenUp,
    sum: price(shown.sum),
    average: ratio(shown.sum, shown.orders),
    kilos: `${number.format(shown.kilos)} kg`,
    perKilo: ratio(shown.weighed, shown.kilos),
    share: percent.format(shown.buyers === 0 ? 0 : shown.again / shown.buyers),
    again: shown.again,
    buyers: shown.buyers,
    spans: shown.spans.map(({ from, sum }) => ({
      name: by === 'year' ? from.slice(0, 4) : plainDay(from, by === 'week' ? 'date' : 'month', language),
      cents: sum,
      words: price(sum),
    })),
    best: shown.best.map(({ name, quantity, kilos, sum }) => ({
      name,
      quantity,
      kilos: kilos === null ? '–' : number.format(kilos),
      sum: price(sum),
      perKilo: kilos === null ? '–' : ratio(sum, kilos),
    })),
    animals: shown.animals.map(({ category, kilos, sum }) => ({
      category: category === null ? null : capital(category.replaceAll('-', ' ')),
      kilos: number.format(kilos),
      sum: price(sum),
    })),
    baskets: shown.baskets,
    waiting: shown.waiting,
  };
}

export default function SalesPage() {
  const text = useText(salesTexts);
  const sales = useLoaderData<typeof loader>();
  const { by, isWithoutVat, from, orders, givenUp, again, buyers, best } = sales;
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          <>
            <nav className="seg" aria-label={text('by')}>
              {kinds.map((kind) => (
                <StudioLink key={kind} to={`/sales?by=${kind}`} aria-current={kind === by ? 'true' : undefined}>
                  {text(kind)}
                </StudioLink>
              ))}
            </nav>
            <ButtonLink kind="filled" icon="file" to="/books">
              {text('forBooks')}
            </ButtonLink>
          </>
        }
      >
        {text(isWithoutVat ? 'aboutNoVat' : 'about', { day: from, orders, givenUp })}
      </PageHead>
      <div className="figs">
        {(['sum', 'average', 'kilos', 'perKilo'] as const).map((each) => (
          <div key={each}>
            <b>{sales[each]}</b>
            <span>{text(each)}</span>
          </div>
        ))}
        <div>
          <b>{sales.share}</b>
          <span>{text('again', { again, buyers })}</span>
        </div>
      </div>
      <section className="blk">
        <div className="hd2">
          <h2>{text('turnover')}</h2>
        </div>
        <SalesChart spans={sales.spans} />
      </section>
      <div className="split">
        <section className="blk">
          <div className="hd2">
            <h2>{text('best')}</h2>
          </div>
          {best.length === 0 ? (
            <Notice>{text('none')}</Notice>
          ) : (
            <Ledger
              label={text('best')}
              columns={[
                { id: 'name', title: text('what') },
                { id: 'quantity', title: text('quantity'), isNumber: true, isNamed: true },
                { id: 'kilos', title: text('kilo'), isNumber: true, isNamed: true },
                { id: 'sum', title: text('turnover'), isNumber: true, onPhone: 'right' },
                { id: 'perKilo', title: text('eachKilo'), isNumber: true, onPhone: 'hidden' },
              ]}
              rows={best.map(({ name, quantity, kilos, sum, perKilo: each }) => ({
                id: name,
                cells: { name: <b>{name}</b>, quantity, kilos, sum, perKilo: each },
              }))}
            />
          )}
        </section>
        <aside>
          <Spans />
          <Animals />
          <Visitors />
        </aside>
      </div>
    </>
  );
}

/** The bars as a table: each with its amount. */
function Spans() {
  const text = useText(salesTexts);
  const { spans, by } = useLoaderData<typeof loader>();
  return (
    <section className="aside">
      <h2>{text('turnover')}</h2>
      <ul className="lines">
        {spans.toReversed().map(({ name, words }) => (
          <li key={name}>
            <span className="grow">{by === 'week' ? text('weekFrom', { day: name }) : name}</span>
            <b className="n">{words}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Animals() {
  const text = useText(salesTexts);
  const { animals } = useLoaderData<typeof loader>();
  if (animals.length === 0) return null;
  return (
    <section className="aside">
      <h2>{text('animals')}</h2>
      <ul className="lines">
        {animals.map(({ category, kilos, sum }) => (
          <li key={category}>
            <span className="grow">
              {category === null ? text('pieces') : category || text('other')} <small className="m">{sum}</small>
            </span>
            <b className="n">{kilos}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who has not bought yet. */
function Visitors() {
  const text = useText(salesTexts);
  const { baskets, waiting } = useLoaderData<typeof loader>();
  return (
    <section className="aside">
      <h2>{text('notYet')}</h2>
      <ul className="lines">
        <li>
          <span className="grow">{text('baskets')}</span>
          <b className="n">{baskets}</b>
        </li>
        <li>
          <span className="grow">{text('waiting')}</span>
          <b className="n">{waiting.count}</b>
        </li>
        {waiting.first.map(({ name, people }) => (
          <li key={name}>
            <span className="grow m">{name}</span>
            <span className="n">{people}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
