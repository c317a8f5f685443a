import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { pageUrl } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { stockTexts } from '../../texts/stock.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink, useInMarket } from '../../ui/studio-link.tsx';
import { actOnStock, type StockAnswer } from './act.server.ts';
import { Grid } from './grid.tsx';
import { loadStock, tabIn } from './load.server.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadStock(args);
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnStock(request, tabIn(pageUrl(request).searchParams), allowed(context, 'stock'));
}

export default function StockPage() {
  const text = useText(stockTexts);
  const address = useInMarket();
  const { tab, counts, rows, lines, mayMake } = useLoaderData<typeof loader>();
  const answer = useActionData<StockAnswer>();
  return (
    <>
      <PageHead title={text('title')}>{text('sub')}</PageHead>
      <div className="tools">
        <nav className="chips scr" aria-label={text('sheet')}>
          {counts.map(({ kind, count }) => (
            <StudioLink
              key={kind}
              className="chip"
              to={`/stock?kind=${kind}`}
              aria-current={kind === tab ? 'page' : undefined}
            >
              {text(kind)} <span className="c">{count}</span>
            </StudioLink>
          ))}
        </nav>
      </div>
      {rows.length === 0 ? (
        <div className="empty">
          <h2>{text(`${tab}Empty`)}</h2>
          <p>{text('emptyWay')}</p>
          {mayMake ? (
            <div className="acts">
              <ButtonLink kind="filled" to={`/content/${tab}`}>
                {text('emptyDo')}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      ) : (
        <Grid key={tab} tab={tab} rows={rows} answer={answer?.form === 'stock' ? answer : null} mayMake={mayMake} />
      )}
      {rows.length === 0 ? null : tab === 'coupons' ? (
        <p className="hint">{text('couponsHint')}</p>
      ) : (
        <details className="paste" open={answer?.form === 'paste'}>
          <summary className="btn g">{text('paste')}</summary>
          <StudioForm name="paste" label={text('paste')}>
            <TextArea name="block" label={text('pasteLabel')} hint={text('pasteHint')} rows={6} />
            <Button>{text('pasteDo')}</Button>
          </StudioForm>
        </details>
      )}
      {lines.length > 0 ? (
        <section className="blk">
          <div className="hd2">
            <h2>{text('lastTitle')}</h2>
          </div>
          <ol className="lines">
            {lines.map(({ id, at, name, words, canUndo }) => (
              <li key={id}>
                <span className="tm">{at}</span>
                <span className="grow">
                  <b>{name}</b>: {words}
                </span>
                {canUndo ? (
                  <Form method="post" action={address('/undo')}>
                    <input type="hidden" name="id" value={id} />
                    <input type="hidden" name="back" value="/stock" />
                    <button type="submit" className="lnk">
                      {text('undo')}
                    </button>
                  </Form>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
