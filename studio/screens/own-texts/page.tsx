import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { ownTextsTexts } from '../../texts/own-texts.ts';
import { useText } from '../../texts/use-text.ts';
import { Ledger } from '../../ui/ledger.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageChips } from '../../ui/page-chips.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnOwnTexts } from './act.server.ts';
import { EditText } from './edit-text.tsx';
import { findTexts, textGroupNames } from './find-texts.ts';

const perPage = 40;
const filters = [...textGroupNames, 'own'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { market, settings, ownTexts } = allowed(context, 'settings');
  const query = new URL(request.url).searchParams;
  const { values } = await settings.read(market.code);
  const [own, ours] = [values.texts ?? {}, ownTexts.ours(market.code)];
  const search = (query.get('find') ?? '').slice(0, 100);
  const group = filters.find((each) => each === query.get('show')) ?? null;
  const found = findTexts(ours, own, { search, group });
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1), pages);
  const edited = query.get('edit');
  return {
    market: market.code,
    shop: market.brand,
    search,
    group,
    page,
    pages,
    found: found.length,
    ownCount: Object.keys(own).length,
    texts: found.slice((page - 1) * perPage, page * perPage),
    edited:
      edited === null
        ? null
        : (findTexts(ours, own, { search: '', group: null }).find(({ key }) => key === edited) ?? null),
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnOwnTexts(request, allowed(context, 'settings'));
}

export default function OwnTextsPage() {
  const text = useText(ownTextsTexts);
  const { market, shop, search, group, page, pages, found, ownCount, texts, edited } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const name of ['done', 'page', 'edit']) if (!(name === 'page' && 'edit' in change)) next.delete(name);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return `/settings/texts${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <>
      <PageHead
        title={text('title', { shop, code: market })}
        crumb={<StudioLink to="/settings#mails">{text('settings')}</StudioLink>}
      >
        {text('sub')}
      </PageHead>
      {edited ? <EditText key={edited.key} edited={edited} back={to({ edit: null })} /> : null}
      <div className="tools">
        <ListSearch
          to="/settings/texts"
          name="find"
          search={search}
          label={text('search')}
          send={text('find')}
          kept={group === null ? {} : { show: group }}
        />
        <nav className="chips scr" aria-label={text('show')}>
          {[null, ...filters].map((each) => (
            <StudioLink
              key={each ?? 'all'}
              className="chip"
              to={to({ show: each })}
              aria-current={each === group ? 'true' : undefined}
            >
              {text(each ?? 'all')} {each === 'own' ? <span className="c">{ownCount}</span> : null}
            </StudioLink>
          ))}
        </nav>
      </div>
      {texts.length === 0 ? (
        <Notice>
          {text(group === 'own' && search === '' ? 'noneOwn' : 'notFound')}{' '}
          {group === null || search === '' ? null : (
            <StudioLink to={to({ show: null })}>{text('searchAll')}</StudioLink>
          )}
        </Notice>
      ) : (
        <Ledger
          label={text('title', { shop, code: market })}
          columns={[
            { id: 'text', title: text('text'), onPhone: 'whole' },
            { id: 'state', title: text('state') },
            { id: 'do', title: '', onPhone: 'right' },
          ]}
          rows={texts.map(({ key, text: ours, own }) => ({
            id: key,
            isChosen: edited?.key === key,
            cells: {
              text: (
                <>
                  {own ?? ours}
                  {own === null ? null : <small>{text('oursIs', { text: ours })}</small>}
                </>
              ),
              state:
                own === null ? (
                  <span className="m">{text('asOurs')}</span>
                ) : (
                  <State shape="disc">{text('isOwn')}</State>
                ),
              do: (
                <StudioLink className="lnk" to={to({ edit: key })} aria-label={text('changeOf', { text: own ?? ours })}>
                  {text('change')}
                </StudioLink>
              ),
            },
          }))}
        />
      )}
      <PageChips label={text('pages')} page={page} pages={pages} to={(each) => to({ page: String(each) })} />
      <p className="m s13">{text('shown', { shown: texts.length, found })}</p>
    </>
  );
}
