import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readForm } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { contentPublishTexts } from '../../texts/content/publish.ts';
import { kindTexts } from '../../texts/content/kinds.ts';
import { type TextKey, textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { momentWords } from '../../words/moment-words.ts';
import { ChangedFields } from './changed-fields.tsx';
import { contentStyles } from './styles.ts';

export const links = contentStyles;

export async function loader({ context, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const studio = allowed(context, 'content');
  const versions = await studio.editing.history(studio.market, { kind, name }, studio.language);
  if (!versions) throw data(null, 404);
  const kindTitle = textsIn(kindTexts, studio.language)(kind as TextKey<typeof kindTexts>);
  return {
    kind,
    kindTitle,
    name,
    versions: versions.map(({ at, ...version }) => ({ ...version, at: momentWords(at, studio) })),
  };
}

export async function action({ request, context, params: { kind = '', name = '' } }: ActionFunctionArgs) {
  const { editing, market, person } = allowed(context, 'content');
  const number = Number((await readForm(request)).text('number'));
  if (!Number.isSafeInteger(number)) throw data(null, 400);
  const restored = await editing.restore(market, { kind, name, number }, person);
  if (restored === null) throw data(null, 404);
  const query = new URLSearchParams({
    market: market.code,
    ...(restored.done !== null && { done: String(restored.done) }),
  });
  return redirect(`/content/${encodeURIComponent(kind)}/${encodeURIComponent(restored.name)}?${query}`, 303);
}

export default function ContentHistoryPage() {
  const text = useText(contentPublishTexts);
  const { kind, kindTitle, name, versions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={text('historyTitle')}
        crumb={
          <StudioLink to={`/content/${kind}`}>
            {kindTitle} › {name}
          </StudioLink>
        }
        actions={
          <ButtonLink icon="back" to={`/content/${kind}/${encodeURIComponent(name)}`}>
            {text('back')}
          </ButtonLink>
        }
      >
        {text('historySub')}
      </PageHead>
      {versions.length === 0 ? <Notice>{text('noHistory')}</Notice> : null}
      {versions.map(({ number, at, by, fields, isNow, isRemoved }, index) => (
        <section className="blk" key={number}>
          <div className="hd2">
            <h2>{text('version', { number })}</h2>
            <p className="m s13">
              {at}, {by ?? text('byFiles')}
            </p>
          </div>
          {isNow && !isRemoved ? <State shape="disc">{text('now')}</State> : null}
          {isRemoved ? (
            <State shape="cross" tone="off">
              {text('wasRemoved')}
            </State>
          ) : fields.length > 0 ? (
            <ChangedFields fields={fields} />
          ) : index === versions.length - 1 ? (
            <p className="m">{text('first')}</p>
          ) : null}
          {isNow || isRemoved ? null : (
            <StudioForm name="restore" hidden={{ number: String(number) }}>
              <Button icon="undo">{text('restore', { number })}</Button>
            </StudioForm>
          )}
        </section>
      ))}
    </>
  );
}
