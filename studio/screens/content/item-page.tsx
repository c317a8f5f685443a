import { lazy, Suspense, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { useHydrated } from '../../pictures/use-hydrated.ts';
import { allowed } from '../../ports/studio-context.ts';
import { contentItemTexts } from '../../texts/content/item.ts';
import { useText } from '../../texts/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnItem } from './act-item.server.ts';
import type { AutosaveAnswer } from './saving/autosave.ts';
import { ContentParts } from './content-parts.tsx';
import { itemName, picturesId, thingsId } from './field-names.ts';
import { ItemPlace } from './item-place.tsx';
import { loadItem } from './load-item.server.ts';
import { PlannedNotice } from './plan/planned-notice.tsx';
import { contentStyles } from './styles.ts';

export const links = contentStyles;

/** Fetched after the page: without script the button saves. */
const UnsavedGuard = lazy(async () => ({ default: (await import('./saving/unsaved-guard.tsx')).UnsavedGuard }));

const noTexts: Readonly<Record<string, string>> = {};

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadItem(request, params, allowed(context, 'content'));
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return actOnItem(request, params, allowed(context, 'content'));
}

export default function ContentItemPage() {
  const text = useText(contentItemTexts);
  const item = useLoaderData<typeof loader>();
  const hasScript = useHydrated();
  const { kind, name, title, isNew, groups, issues, problems, warnings } = item;
  const here = `/content/${kind}/${encodeURIComponent(name)}`;
  const [autosaved, setAutosaved] = useState<{ of: typeof item; answer: AutosaveAnswer } | null>(null);
  // Until the page is loaded anew, which says all of it itself.
  const answer = autosaved?.of === item ? autosaved.answer : null;
  const onSaved = (next: AutosaveAnswer) =>
    setAutosaved((before) => ({
      of: item,
      answer: { ...next, marks: { ...(before?.of === item && before.answer.marks), ...next.marks } },
    }));
  // Thrown away: fields that were typed into show again what they came with.
  const [shown, setShown] = useState({ item, times: 0 });
  if (shown.item !== item) setShown({ item, times: shown.times + Number(item.isDiscarded) });
  const version = answer?.version ?? item.version;
  const changes = answer?.changes ?? item.changes;
  const around = {
    sign: item.sign,
    decimal: item.decimal,
    pricePattern: item.pricePattern,
    price: item.price,
    issues,
    pages: item.pages,
    marks: answer?.marks ?? noTexts,
    sums: answer?.sums ?? noTexts,
  };
  return (
    <>
      <PageHead
        title={title.startsWith('~') ? text('newYet') : title}
        crumb={<StudioLink to={`/content/${kind}`}>{item.kindTitle}</StudioLink>}
        actions={
          <>
            {item.address === null ? null : (
              <a className="btn g" href={item.address} target="_blank" rel="noreferrer">
                <Icon name="outside" />
                {text('inShop')}
              </a>
            )}
            <ButtonLink icon="eye" to={`${here}/preview`}>
              {text('preview')}
            </ButtonLink>
            {isNew ? null : (
              <ButtonLink icon="clock" to={`${here}/history`}>
                {text('history')}
              </ButtonLink>
            )}
          </>
        }
      >
        {isNew
          ? text('newYet')
          : answer
            ? answer.words
            : item.saved
              ? text('savedAt', { at: item.saved, name: item.savedBy ?? '–' })
              : text('asPublished')}{' '}
        {changes > 0 && !isNew ? <b>{text('changes', { count: changes })}</b> : null}
      </PageHead>
      {item.isDiscarded ? <Notice tone="ok">{text('discarded')}</Notice> : null}
      {item.planned ? <PlannedNotice {...item.planned} /> : null}
      {item.leftOut === '' ? null : <Notice tone="warn">{item.leftOut}</Notice>}
      {item.overtaken === '' ? null : <Notice tone="warn">{item.overtaken}</Notice>}
      {problems.length === 0 ? null : (
        <Notice tone="warn">
          <b>{text('issues', { count: problems.length })}</b>
          <ul>
            {problems.slice(0, 12).map(({ path, words }) => (
              <li key={`${path} ${words}`}>{path === '' ? words : <a href={`#at-${path}`}>{words}</a>}</li>
            ))}
          </ul>
        </Notice>
      )}
      {warnings.length === 0 ? null : (
        <details>
          <summary className="lnk">
            {text('warnings')} ({warnings.length})
          </summary>
          <ul className="hint">
            {warnings.slice(0, 12).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="ed edit">
        <nav className="grp" aria-label={text('groups')}>
          {groups.map((group) => (
            <a key={group.id} href={`#${group.id}`}>
              {group.title}
            </a>
          ))}
        </nav>
        <div>
          <StudioForm
            key={shown.times}
            name="item"
            version={version}
            hidden={{ [itemName]: item.id ?? '' }}
            label={title}
          >
            {/* Enter in a field saves, and does not press the first button of a list. */}
            <button type="submit" className="sr" name="do" value="save" tabIndex={-1} aria-hidden="true" />
            {groups.map((group) => (
              <section className="fs" id={group.id} key={group.id}>
                <h2>{group.title}</h2>
                <ContentParts parts={group.parts} around={around} />
              </section>
            ))}
            <div className="foot">
              <Button kind="filled" name="do" value="publish">
                {text('saveAndPublish')}
              </Button>
              <Button name="do" value="save">
                {text('save')}
              </Button>
              {hasScript ? (
                <Suspense>
                  <UnsavedGuard kind={kind} name={name} loaded={item} onSaved={onSaved} />
                </Suspense>
              ) : null}
            </div>
          </StudioForm>
          {changes === 0 && !isNew ? null : (
            <StudioForm name="discard" version={version}>
              <Button kind="quiet" icon="trash">
                {text('discard')}
              </Button>
            </StudioForm>
          )}
          {isNew ? null : (
            <ItemPlace
              name={name}
              kind={kind}
              position={item.position}
              hasName={item.hasName}
              isSingle={item.isSingle}
            />
          )}
        </div>
      </div>
      {Object.entries(item.things).map(([each, names]) => (
        <datalist id={thingsId(each)} key={each}>
          {names.map((words) => (
            <option key={words}>{words}</option>
          ))}
        </datalist>
      ))}
      <datalist id={picturesId}>
        {item.pictures.map((picture) => (
          <option key={picture}>{picture}</option>
        ))}
      </datalist>
    </>
  );
}
