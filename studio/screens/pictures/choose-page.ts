import { data, type LoaderFunctionArgs } from 'react-router';
import { allowed } from '../../ports/studio-context.ts';
import { pictureChoices } from '../../pictures/picture-choices.ts';

const most = 60;

/** Pictures to choose from, for the picker of a form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pictures, market } = allowed(context, 'pictures');
  const search = new URL(request.url).searchParams.get('q') ?? '';
  const found = pictureChoices(await pictures.list(), market, search);
  return data({ search, choices: found.slice(0, most), hasMore: found.length > most });
}
