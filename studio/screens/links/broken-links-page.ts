import type { LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { issueWords } from '../content/issue-words.server.ts';

const [most, longest] = [40, 500];

/** Which links of a text lead nowhere, in words, for whoever writes it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { editing, market, language } = allowed(context, 'content');
  const asked = new URL(request.url).searchParams.getAll('address').slice(0, most);
  const addresses = asked.map((address) => address.replaceAll('\0', '').slice(0, longest));
  const broken = await editing.brokenLinks(market, addresses);
  return Response.json(
    broken.map(({ address, reason }) => ({ address, why: issueWords({ path: '', reason }, language) })),
  );
}
