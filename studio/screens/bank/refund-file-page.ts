import { type ActionFunctionArgs, redirect } from 'react-router';
import { readForm } from '../../forms/form-answer.ts';
import { allowed } from '../../ports/studio-context.ts';
import { isOrderNumber } from '../../words/is-day.ts';

const most = 200;

/** The chosen refunds as one file of transfers. Where none of them can be paid so any more, the page says what is left. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { bank, market, person } = allowed(context, 'bank');
  const form = await readForm(request);
  const numbers = form.all('number').filter(isOrderNumber).slice(0, most);
  const file = await bank.refundFile(market, numbers, person);
  if (!file) return back(market.code);
  return new Response(file.xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
    },
  });
}

export function loader({ context }: ActionFunctionArgs) {
  return back(allowed(context, 'bank').market.code);
}

const back = (code: string) => redirect(`/bank?market=${code}#refunds`, 303);
