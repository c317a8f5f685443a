import { useCallback } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { AddPictures } from '../../pictures/add-pictures.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { picturesTexts } from '../../texts/pictures/pictures.ts';
import { useText } from '../../texts/use-text.ts';
import { ListSearch } from '../../ui/list-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageChips } from '../../ui/page-chips.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnPictures, type UploadsAnswer } from './act.server.ts';
import { loadPictures } from './load.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadPictures(new URL(request.url).searchParams, allowed(context, 'pictures'));
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnPictures(request, allowed(context, 'pictures'));
}

type Loaded = Awaited<ReturnType<typeof loadPictures>>;

export default function PicturesPage() {
  const text = useText(picturesTexts);
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<UploadsAnswer>();
  const { revalidate } = useRevalidator();
  const onAdded = useCallback(() => void revalidate(), [revalidate]);
  const { counts, filter, shown, isTooBig } = loaded;
  const countOf = (wanted: string) => counts.find(({ id }) => id === wanted)?.count ?? 0;
  return (
    <>
      <PageHead title={text('title')}>
        {text('count', { count: countOf('all') })}{' '}
        {countOf('without') > 0 ? <b>{text('withoutWords', { count: countOf('without') })}</b> : null}
        {countOf('without') > 0 && countOf('unused') > 0 ? ', ' : ''}
        {countOf('unused') > 0 ? text('unusedCount', { count: countOf('unused') }) : null}
      </PageHead>
      {isTooBig ? <Notice tone="err">{text('tooBig')}</Notice> : null}
      <Sent answer={answer} />
      <StudioForm name="add" hasFiles>
        <AddPictures onAdded={onAdded} isFilled />
      </StudioForm>
      <Tools loaded={loaded} />
      {shown.length === 0 ? (
        <div className="empty">
          <h2>{text(filter === 'trash' && loaded.search === '' ? 'emptyTrash' : 'nothing')}</h2>
          <p>{text(filter === 'trash' && loaded.search === '' ? 'emptyTrashWay' : 'nothingWay')}</p>
        </div>
      ) : (
        <ul className="lib">
          {shown.map((picture) => (
            <li key={picture.name} data-row={picture.name}>
              <StudioLink to={`/pictures/${encodeURIComponent(picture.name)}`}>
                <img src={picture.src} alt="" width="340" height="210" loading="lazy" />
                <b>{picture.caption}</b>
                <Standing picture={picture} />
              </StudioLink>
            </li>
          ))}
        </ul>
      )}
      <Pages loaded={loaded} />
    </>
  );
}

/** What became of each file of a form without script. */
function Sent({ answer }: { answer: UploadsAnswer | undefined }) {
  return answer?.lines?.map(({ id, file, name, words, status }) => (
    <Notice key={id} tone={status === 200 ? 'ok' : 'err'}>
      <b>{file}</b>: {name ? <StudioLink to={`/pictures/${encodeURIComponent(name)}`}>{words}</StudioLink> : words}
    </Notice>
  ));
}

function Tools({ loaded: { counts, filter, search } }: { loaded: Loaded }) {
  const text = useText(picturesTexts);
  return (
    <div className="tools">
      <ListSearch
        to="/pictures"
        name="q"
        search={search}
        label={text('search')}
        hint={text('searchHint')}
        send={text('searchDo')}
        kept={filter === 'all' ? {} : { show: filter }}
      />
      <nav className="chips scr" aria-label={text('filter')}>
        {counts.map(({ id, count }) => (
          <StudioLink
            key={id}
            className="chip"
            to={`/pictures?show=${id}`}
            aria-current={id === filter ? 'page' : undefined}
          >
            {text(id)} <span className="c">{count}</span>
          </StudioLink>
        ))}
      </nav>
    </div>
  );
}

function Standing({ picture }: { picture: Loaded['shown'][number] }) {
  const text = useText(picturesTexts);
  if (picture.isTrashed)
    return (
      <State shape="cross" tone="off">
        {text('inTrash')}
      </State>
    );
  if (!picture.hasWords)
    return (
      <State shape="warning" tone="bad">
        {text('noWords')}
      </State>
    );
  if (picture.isUnused)
    return (
      <State shape="dashed" tone="off">
        {text('nowhere')}
      </State>
    );
  return <span className="m">{picture.places > 0 ? text('places', { count: picture.places }) : text('ofShop')}</span>;
}

function Pages({ loaded: { page, pages, filter, search } }: { loaded: Loaded }) {
  const text = useText(picturesTexts);
  const to = (wanted: number) => {
    const query = new URLSearchParams({ show: filter, ...(search && { q: search }), page: String(wanted) });
    return `/pictures?${query}`;
  };
  return <PageChips label={text('pages')} page={page} pages={pages} to={to} />;
}
