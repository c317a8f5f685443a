import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import type { Loaded } from './load.server.ts';

/** Most who look at an order open none of them. */
const ActForms = lazy(async () => ({ default: (await import('./act-forms.tsx')).ActForms }));

/** The form that the address asks for (?do=pay). */
export function ActForm() {
  const doing = openForm(useLoaderData<Loaded>());
  if (doing === null) return null;
  return (
    <Suspense fallback={null}>
      <ActForms doing={doing} />
    </Suspense>
  );
}

type FormContext = Pick<Loaded, 'doing' | 'actions' | 'mayMoney' | 'isSeen' | 'buyer' | 'canMail' | 'forms'>;

/** Which form stands there; null where none is asked for, or the order no longer lets it. */
export function openForm({ doing, actions, mayMoney, buyer, canMail, forms }: FormContext): string | null {
  const isOpen: Record<string, boolean> = {
    pay: mayMoney,
    refund: mayMoney,
    note: true,
    address: actions.address !== 'no' && buyer !== null,
    day: actions.day !== 'no',
    line: actions.lessen !== 'no' && forms.line !== null,
    add: actions.add !== 'no',
    discount: actions.discount !== 'no' && mayMoney,
    cancel: actions.cancel !== 'no',
    takeUp: actions.takeUp !== 'no',
    mail: canMail,
  };
  return doing !== null && isOpen[doing] ? doing : null;
}
