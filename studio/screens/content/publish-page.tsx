import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formatPrice } from '#rules/money/price.ts';
import { localDate } from '#rules/time/local-time.ts';
import { type FormAnswer, readForm, refuse } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { contentPublishTexts } from '../../texts/content/publish.ts';
import { textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Check } from '../../ui/field.tsx';
import { Notice, Say } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { momentWords } from '../../words/moment-words.ts';
import { issueWords } from './issue-words.server.ts';
import { openPlans, planItem } from './plan/plan-item.server.ts';
import { PlanForm } from './plan/plan-form.tsx';
import { contentStyles } from './styles.ts';

export const links = contentStyles;

export async function loader({ context, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const studio = allowed(context, 'content');
  const { editing, market, language, now } = studio;
  const review = await editing.review(market, { kind, name }, language);
  const money = (amount: number | null) => formatPrice(amount, market) ?? '–';
  return {
    kind,
    name,
    shop: `${market.brand} ${market.code}`,
    today: localDate(now, market.timeZone),
    clock: momentWords(now, studio),
    plans: await openPlans(studio),
    review: review && {
      ...review,
      issues: review.issues.map((issue) => issueWords(issue, language)),
      warnings: review.warnings.map((issue) => issueWords(issue, language)),
      prices: review.prices.map(({ was, price, lowest, ...rest }) => ({
        ...rest,
        was: money(was),
        price: money(price),
        lowest: lowest === null ? null : money(lowest),
      })),
    },
  };
}

export async function action({ request, context, params: { kind = '', name = '' } }: ActionFunctionArgs) {
  const studio = allowed(context, 'content');
  const { editing, market, person, language } = studio;
  const text = textsIn(contentPublishTexts, language);
  const form = await readForm(request);
  const chosen = (which: string) =>
    Object.entries(form.values).flatMap(([field, value]) =>
      field.startsWith('choose:') && value === which ? [field.slice(7)] : [],
    );
  const asked = {
    kind,
    name,
    version: form.version ?? 0,
    isSure: form.has('sure'),
    theirs: chosen('theirs'),
    mine: chosen('mine'),
  };
  if (form.name === 'plan') return planItem(request, form, { ...studio, asked });
  const published = await editing.publish(market, asked, person);
  if ('done' in published) {
    const query = new URLSearchParams({ market: market.code, done: String(published.done) });
    const to = name.startsWith('~') && published.name.startsWith('~') ? '' : `/${encodeURIComponent(published.name)}`;
    return redirect(`/content/${encodeURIComponent(kind)}${to}?${query}`, 303);
  }
  if (published.problem === 'gone') throw data(null, 404);
  const words = {
    changed: text('changed'),
    nothing: text('nothing'),
    conflict: text('conflict'),
    issues: text('stopped'),
    prices: text('notSure'),
  }[published.problem];
  return refuse(form, published.problem === 'prices' ? { sure: words } : { '': words }, {
    status: published.problem === 'prices' || published.problem === 'issues' ? 422 : 409,
  });
}

export default function ContentPublishPage() {
  const text = useText(contentPublishTexts);
  const { kind, name, shop, review, today, clock, plans } = useLoaderData<typeof loader>();
  const answer = useActionData<FormAnswer>();
  const back = `/content/${kind}/${encodeURIComponent(name)}`;
  const head = (
    <PageHead
      title={text('title')}
      actions={
        <ButtonLink icon="back" to={back}>
          {text('back')}
        </ButtonLink>
      }
    >
      {text('sub', { shop })}
    </PageHead>
  );
  if (!review)
    return (
      <>
        {head}
        <Notice>{text('nothing')}</Notice>
      </>
    );
  const { issues, warnings, conflicts, prices, pages, redirects, fields, version, leftOut } = review;
  return (
    <>
      {head}
      {issues.length === 0 ? null : (
        <Notice tone="err">
          <b>{text('issues')}</b>
          <ul>
            {issues.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {/* Another version is another page: what was chosen on the old one was about that. */}
      <StudioForm name="publish" version={version} label={text('title')} key={version} className="pub">
        <section className="blk">
          <h2>{review.title}</h2>
          <ChangedFields fields={fields} />
        </section>
        {conflicts.length === 0 ? null : (
          <section className="blk">
            <h2>{text('conflicts')}</h2>
            {conflicts.map(({ field, label, mine, theirs }) => (
              <fieldset key={field} className="days">
                <legend className="lab">{label}</legend>
                <Check type="radio" name={`choose:${field}`} value="mine">
                  {text('mine', { value: mine || text('empty') })}
                </Check>
                <Check type="radio" name={`choose:${field}`} value="theirs">
                  {text('theirs', { value: theirs || text('empty') })}
                </Check>
              </fieldset>
            ))}
          </section>
        )}
        {prices.length === 0 ? null : (
          <section className="blk">
            <h2>{text('prices')}</h2>
            {prices.map((price) => (
              <div key={price.name}>
                <p>{text('priceChange', { name: price.name, was: price.was, price: price.price })}</p>
                {price.lowest === null ? null : <p className="m s13">{text('lowest', { price: price.lowest })}</p>}
                {price.isJump ? (
                  <>
                    <Say tone="warn">{text('jump')}</Say>
                    <Check name="sure">{text('sure')}</Check>
                    {answer?.problems.sure ? <Say tone="err">{answer.problems.sure}</Say> : null}
                  </>
                ) : null}
              </div>
            ))}
          </section>
        )}
        {warnings.length === 0 ? null : (
          <section className="blk">
            <h2>{text('warnings')}</h2>
            <ul>
              {warnings.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </section>
        )}
        <section className="blk">
          <h2>{text('does')}</h2>
          {leftOut.length === 0 ? null : <p>{text('leftOut', { fields: leftOut.join(', ') })}</p>}
          <p>
            {text('pages', { count: pages.length })} {text('seen')}
          </p>
          {pages.length === 0 ? null : <p className="m s13">{pages.slice(0, 12).join(', ')}</p>}
          {redirects.length === 0 ? null : (
            <>
              <p>{text('redirects')}</p>
              <ul>
                {redirects.map(({ from, to }) => (
                  <li key={from}>
                    {from} → {to}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="m s13">{text('undo')}</p>
        </section>
        {issues.length > 0 ? null : (
          <Button kind="filled" icon="stamp">
            {text('put')}
          </Button>
        )}
      </StudioForm>
      {issues.length + conflicts.length > 0 ? null : (
        <PlanForm
          version={version}
          today={today}
          clock={clock}
          plans={plans}
          asksPrices={prices.some(({ isJump }) => isJump)}
        />
      )}
    </>
  );
}
