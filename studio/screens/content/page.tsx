import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { kindTexts } from '../../texts/content/kinds.ts';
import type { TextKey } from '../../texts/text-table.ts';
import { useText } from '../../texts/use-text.ts';
import { Ledger } from '../../ui/ledger.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { State } from '../../ui/state.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { editing, market } = allowed(context, 'content');
  return { kinds: await editing.kinds(market) };
}

/** As an owner looks for them: what is sold, what is told, what holds it together. */
const order = [
  'packages',
  'farmshop-products',
  'popular',
  'coupons',
  'coupon-codes',
  'farmers',
  'breeds',
  'cuts',
  'recipes',
  'traceability',
  'static-pages',
  'articles',
  'article-categories',
  'questions',
  'menus',
  'redirects',
  'settings',
];

export default function ContentPage() {
  const text = useText(kindTexts);
  const { kinds } = useLoaderData<typeof loader>();
  const shown = kinds.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  return (
    <>
      <PageHead title={text('title')}>{text('sub')}</PageHead>
      <Ledger
        label={text('title')}
        columns={[
          { id: 'kind', title: text('what') },
          { id: 'count', title: text('count'), isNumber: true, onPhone: 'right' },
          { id: 'drafts', title: text('drafts') },
        ]}
        rows={shown.map(({ kind, count, drafts, isSingle }) => ({
          id: kind,
          cells: {
            kind: (
              <StudioLink className="t" to={`/content/${kind}${isSingle ? '/1' : ''}`}>
                {text(kind as TextKey<typeof kindTexts>)}
              </StudioLink>
            ),
            count: isSingle ? null : count,
            drafts:
              drafts > 0 ? (
                <State shape="half" tone="ask">
                  {drafts}
                </State>
              ) : null,
          },
        }))}
      />
    </>
  );
}
