import { parsePath } from '#rules/addresses/parse-path.ts';
import { pagesOfScreens } from '#services/content/editing/addresses.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import type { CheckInput } from '../check-input.ts';
import { detailKinds } from '../check-links.ts';
import { knownSlugs } from '../known-slugs.ts';

/** A redirect in front of a page that is there takes that page away from everybody. */
export function checkRedirects({ files, market, hasOtherPages = false }: CheckInput): ContentIssue[] {
  const isKnown = knownSlugs(files);
  // Heads of screens are shown at the words of their market, and nowhere by their own name.
  const ofScreens = pagesOfScreens(market);
  const isPage = (path: string) => {
    const route = parsePath(path.split(/[?#]/)[0] ?? '', market, 'production');
    const kind = detailKinds[route.name];
    if (!kind || !('slug' in route)) return route.name === 'home';
    return !hasOtherPages && isKnown(kind, route.slug) && !(kind === 'static-pages' && ofScreens.has(route.slug));
  };
  return files.items.redirects.flatMap(({ file, doc }) =>
    Object.keys(doc)
      .filter((path) => path.startsWith(`/${market.code}`) && isPage(path))
      .map((path) => ({ file, field: path, reason: `${path} is a page that is there: nobody would see it any more` })),
  );
}
