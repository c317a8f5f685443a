import { type ComponentProps, useReducer, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { noSearch, searchStatus } from '#rules/search/search.ts';
import { BasketProvider } from '#storefront/basket/basket-provider.tsx';
import { FarmshopDetail } from './detail.tsx';
import { FarmshopList } from './list.tsx';
import { FeedbackScreen } from './feedback/feedback-screen.tsx';

type Bundles = ComponentProps<typeof BasketProvider>['bundles'];
type Shown =
  | ({ view: 'list'; bundles: Bundles } & Omit<ComponentProps<typeof FarmshopList>, 'search'>)
  | ({ view: 'detail'; bundles: Bundles } & Omit<ComponentProps<typeof FarmshopDetail>, 'isFromList'>)
  | ({ view: 'feedback' } & ComponentProps<typeof FeedbackScreen>);

/** The farm shop's pages. It stays while the visitor goes from one to another, and so does what was searched for. */
export function FarmshopScreen({ shown }: { shown: Shown }) {
  const [state, send] = useReducer(searchStatus, noSearch);
  const isFromList = useIsFromList(shown);
  if (shown.view === 'feedback') return <FeedbackScreen form={shown.form} />;
  return (
    <BasketProvider bundles={shown.bundles}>
      {shown.view === 'list' ? (
        <FarmshopList {...shown} search={{ state, send }} />
      ) : (
        // Another product starts with everything closed.
        <FarmshopDetail key={shown.product.slug} {...shown} isFromList={isFromList} />
      )}
    </BasketProvider>
  );
}

/** Whether the page was opened from the list, which is then one step back. */
function useIsFromList(shown: Shown): boolean {
  const navigation = useNavigationType();
  const page = shown.view === 'detail' ? `product ${shown.product.slug}` : shown.view;
  const [visit, setVisit] = useState({ page, isFromList: false });
  if (visit.page === page) return visit.isFromList;
  const isFromList = visit.page === 'list' && navigation === NavigationType.Push;
  setVisit({ page, isFromList });
  return isFromList;
}
