import type { LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';

/** All customers of the market as a table, for owners. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { customers, market, person } = allowed(context, 'customers');
  const lines = await customers.csv(market, person);
  return new Response(`\uFEFF${lines.join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="customers-${market.code}.csv"`,
    },
  });
}
