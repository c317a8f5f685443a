import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { recallKinds } from '../../ports/recall.ts';
import { allowed } from '../../ports/studio-context.ts';
import { recallTexts } from '../../texts/recall.ts';
import { langTagOf } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EarTag } from '../../ui/ear-tag.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State, type StateShape } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { countryName } from '../../words/country-name.ts';
import { actOnRecall } from './act.server.ts';
import { askedIn } from './asked.ts';
import { mailboxesOf } from './mailboxes.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { recall, market, markets, language } = allowed(context, 'recall');
  const asked = askedIn(new URL(request.url).searchParams);
  const rows = asked.q === '' ? [] : await recall.find(market, asked);
  const elsewhere = [];
  if (asked.q !== '' && rows.length === 0)
    for (const other of markets.filter(({ code }) => code !== market.code)) {
      const count = (await recall.find(other, asked)).length;
      if (count > 0) elsewhere.push({ code: other.code, name: countryName(other.langTag, language), count });
    }
  const day = new Intl.DateTimeFormat(langTagOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return {
    asked,
    rows: rows.map((row) => ({ ...row, day: row.day === null ? '' : day.format(new Date(`${row.day}T12:00:00Z`)) })),
    elsewhere,
    like: asked.by === 'animal' && asked.q !== '' && rows.length === 0 ? await recall.tagsLike(market, asked.q) : [],
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnRecall(request, allowed(context, 'recall'));
}

type Found = Awaited<ReturnType<typeof loader>>;

export default function RecallPage() {
  const text = useText(recallTexts);
  const found = useLoaderData<typeof loader>();
  const { asked, rows } = found;
  const [query] = useSearchParams();
  const address = `by=${asked.by}&q=${encodeURIComponent(asked.q)}`;
  return (
    <>
      <PageHead
        title={text('title')}
        actions={
          rows.length > 0 ? (
            <StudioLink className="btn g" to={`/recall/csv?${address}`} reloadDocument>
              <Icon name="download" />
              {text('csv')}
            </StudioLink>
          ) : null
        }
      >
        {text('sub')}
      </PageHead>
      <Form method="get" className="recallfind" key={address}>
        {query.has('market') ? <input type="hidden" name="market" value={query.get('market') ?? ''} /> : null}
        <SelectField
          name="by"
          label={text('by')}
          value={asked.by}
          options={recallKinds.map((kind) => ({ value: kind, title: text(kind) }))}
        />
        <TextField name="q" label={text('q')} value={asked.q} hint={text('qHint')} autoComplete="off" required />
        <Button kind={rows.length > 0 ? 'hollow' : 'filled'} icon="search">
          {text('find')}
        </Button>
      </Form>
      {asked.q === '' ? null : rows.length === 0 ? <Nothing found={found} /> : <Recalled rows={rows} />}
    </>
  );
}

function Nothing({ found: { asked, elsewhere, like } }: { found: Found }) {
  const text = useText(recallTexts);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('nothing', { q: asked.q })}</h2>
      </div>
      <p>{text('elsewhere')}</p>
      <ul className="lines">
        {like.length > 0 ? (
          <li>
            <span className="tags">
              {text('like')}
              {like.map((tag) => (
                <EarTag key={tag} number={tag} to={`/recall?by=animal&q=${encodeURIComponent(tag)}`} />
              ))}
            </span>
          </li>
        ) : null}
        {elsewhere.map(({ code, name, count }) => (
          <li key={code}>
            <StudioLink className="lnk" to={`/recall?by=${asked.by}&q=${encodeURIComponent(asked.q)}&market=${code}`}>
              {text('inShop', { market: name, count })}
            </StudioLink>
          </li>
        ))}
        {(['freezer', 'corrected', 'given'] as const).map((place) => (
          <li key={place}>{text(place)}</li>
        ))}
      </ul>
    </section>
  );
}

const shapes = {
  placed: 'ring',
  paid: 'disc',
  packed: 'square',
  sent: 'triangle',
  delivered: 'tick',
  expired: 'dashed',
  cancelled: 'cross',
} as const satisfies Record<string, StateShape>;

function Recalled({ rows }: { rows: Found['rows'] }) {
  const text = useText(recallTexts);
  const boxes = mailboxesOf(rows).length;
  const gone = rows.filter(({ state }) => state === 'sent' || state === 'delivered').length;
  return (
    <>
      <div className="figs blk">
        <div>
          <b>{rows.length}</b>
          <span>{text('orders', { count: rows.length })}</span>
        </div>
        <div>
          <b>{boxes}</b>
          <span>{text('withMail')}</span>
        </div>
        <div>
          <b>{rows.filter(({ email }) => email === '').length}</b>
          <span>{text('onlyPhone')}</span>
        </div>
        <div>
          <b>{gone}</b>
          <span>{text('gone')}</span>
        </div>
      </div>
      <Ledger
        label={text('title')}
        columns={[
          { id: 'number', title: text('number') },
          { id: 'state', title: text('state'), onPhone: 'right' },
          { id: 'who', title: text('who') },
          { id: 'day', title: text('day'), onPhone: 'right' },
          { id: 'what', title: text('what'), onPhone: 'whole' },
          { id: 'reach', title: text('reach'), onPhone: 'whole' },
        ]}
        rows={rows.map(({ number, state, name, day, items, animals, phone, email }) => ({
          id: number,
          cells: {
            number: (
              <StudioLink className="t" to={`/orders/${number}`}>
                {number}
              </StudioLink>
            ),
            state: (
              <State shape={shapes[state]} tone={state === 'delivered' ? 'done' : 'plain'}>
                {text(state)}
              </State>
            ),
            who: name,
            day: <span className="nw m">{day}</span>,
            what: (
              <span className="tags">
                {items.map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.name}` : item.name)).join(', ')}
                {animals.map((tag) => (
                  <EarTag key={tag} number={tag} />
                ))}
              </span>
            ),
            reach: (
              <span className="reach">
                {phone === '' ? null : <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
                {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
              </span>
            ),
          },
        }))}
      />
      {boxes > 0 ? <MailAll boxes={boxes} /> : null}
    </>
  );
}

function MailAll({ boxes }: { boxes: number }) {
  const text = useText(recallTexts);
  const answer = useActionData<FormAnswer & { review?: number }>();
  const review = answer?.review;
  const hidden = review === undefined ? {} : { count: String(review) };
  return (
    <section className="dlg blk">
      <header>
        <h2>{text('mailTitle')}</h2>
      </header>
      <StudioForm name="mail" label={text('mailTitle')} key={review ?? 'write'}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="b">
          <TextArea name="words" label={text('words')} hint={text('wordsHint')} rows={6} />
          {review === undefined ? null : <Notice tone="warn">{text('sure', { count: review })}</Notice>}
        </div>
        <footer>
          {review === undefined ? (
            <Button kind="filled" name="do" value="review" icon="eye">
              {text('review', { count: boxes })}
            </Button>
          ) : (
            <>
              <Button kind="filled" name="do" value="send" icon="mail">
                {text('send', { count: review })}
              </Button>
              <Button name="do" value="review">
                {text('review', { count: boxes })}
              </Button>
            </>
          )}
        </footer>
      </StudioForm>
    </section>
  );
}
