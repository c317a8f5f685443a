import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { readForm, refuse } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { contentPlaceTexts } from '../../texts/content/places.ts';
import { textsIn } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { issueWords } from './issue-words.server.ts';
import { contentStyles } from './styles.ts';

export const links = contentStyles;

export async function loader({ context, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const { editing, market, language } = allowed(context, 'content');
  const item = await editing.open(market, { kind, name }, { language, row: '' });
  if (!item || item.isNew || item.isSingle) throw data(null, 404);
  const uses = await editing.usedIn(market, { kind, name }, language);
  const others = item.hasName && uses.length > 0 ? await editing.names(market, kind) : [];
  return {
    kind,
    name,
    title: item.title,
    uses: uses.slice(0, 50),
    count: uses.length,
    others: others.filter(({ value }) => value !== name),
  };
}

export async function action({ request, context, params: { kind = '', name = '' } }: ActionFunctionArgs) {
  const { editing, market, person, language } = allowed(context, 'content');
  const text = textsIn(contentPlaceTexts, language);
  const form = await readForm(request);
  const acted = await editing.remove(market, { kind, name, replaceBy: form.text('replaceBy') }, person);
  if ('done' in acted) {
    const query = new URLSearchParams({ market: market.code, done: String(acted.done) });
    return redirect(`/content/${encodeURIComponent(kind)}?${query}`, 303);
  }
  if ('issues' in acted)
    return refuse(form, { '': acted.issues.map((issue) => issueWords(issue, language)).join(' ') });
  if (acted.problem === 'gone') throw data(null, 404);
  return refuse(form, { '': text('stillUsed') }, { status: 409 });
}

export default function ContentRemovePage() {
  const text = useText(contentPlaceTexts);
  const { kind, name, title, uses, count, others } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={text('removeTitle', { title })}>{text('removeSub')}</PageHead>
      <section className="blk">
        <h2>{count === 0 ? text('unused') : text('usedIn', { count })}</h2>
        <ul className="lines">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.name} ${use.label}`}>
              <span className="grow">
                <StudioLink to={`/content/${use.kind}/${encodeURIComponent(use.name)}`}>{use.title}</StudioLink>{' '}
                <span className="m">{use.label}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <StudioForm name="remove" className="stack">
        {others.length === 0 ? null : (
          <SelectField
            name="replaceBy"
            label={text('replaceBy')}
            options={[{ value: '', title: text('none') }, ...others]}
          />
        )}
        <div className="row">
          <Button kind="away" icon="trash">
            {text('doRemove')}
          </Button>
          <ButtonLink to={`/content/${kind}/${encodeURIComponent(name)}`}>{text('keep')}</ButtonLink>
        </div>
      </StudioForm>
    </>
  );
}
