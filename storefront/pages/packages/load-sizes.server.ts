/** The sizes of a package with what helps to choose among them. */
import type { Package } from '#contract/entities/package.ts';
import { isWine } from '#rules/stock/drink.ts';
import { freezerFit, weightInKg } from '#rules/stock/freezer-fit.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { RequestContext } from '#storefront/request-context.ts';

export type PackageSize = {
  slug: string;
  title: string;
  /** Meals and room in the freezer; absent where they are not known. */
  details?: string | null;
  price?: number | null;
};

/** A size whose package cannot be read is still a way to its page. */
export function loadSizes(box: Package, ctx: RequestContext): Promise<PackageSize[]> {
  return Promise.all(
    box.variations.map(async ({ slug, title }) => {
      const sister = slug === box.slug ? box : await orNull(getPackage(ctx.content, slug), ctx.log);
      return sister ? { slug, title, details: detailsOf(sister, ctx), price: sister.price } : { slug, title };
    }),
  );
}

function detailsOf(box: Package, { text, market }: RequestContext): string | null {
  const meals = Number(box.mealsForPerson);
  const fit = isWine(box) ? null : freezerFit({ weightKg: weightInKg(box.size) }, market);
  const known = [meals > 0 ? text('units.meals', { count: meals }) : null, fit && text(`freezer.${fit}Short`)];
  return known.filter((part) => part !== null).join(', ') || null;
}
