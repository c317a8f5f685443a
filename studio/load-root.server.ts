import type { LoaderFunctionArgs } from 'react-router';
import { studioOf } from './ports/studio-context.ts';

/** What every page needs: the language, and the brand of the shop that is shown. */
export function loadRoot({ context }: LoaderFunctionArgs) {
  const { language, market } = studioOf(context);
  const { code, brand, theme, logo, lostPicture, skyline } = market;
  return { language, market: { code, brand, theme, logo, lostPicture, skyline } };
}
