import type { LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { isOrderNumber } from '../../words/is-day.ts';
import { seesBuyer } from './tabs.ts';

/** Slips or labels of chosen orders, as a page to print. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { orders, market, person } = allowed(context, 'orders');
  const query = new URL(request.url).searchParams;
  const asked = query.getAll('number').filter(isOrderNumber).slice(0, 50);
  const pages = await Promise.all(asked.map((number) => orders.page(number)));
  const numbers = pages.flatMap((page) =>
    page && seesBuyer(person.role, page.order.state) ? [page.order.number] : [],
  );
  const what = query.get('print') === 'labels' ? 'labels' : 'slips';
  return new Response(await orders.print(market, what, numbers), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
