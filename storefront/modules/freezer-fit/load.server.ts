import type { ModuleOf } from '#contract/page-modules.ts';
import { type FreezerFit, freezerFit, weightInKg } from '#rules/stock/freezer-fit.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

/** Null hides the block: neither the settings nor the page's package say how much it is. */
export function load(
  { config }: ModuleOf<'freezer-fit'>,
  { page, market }: LoadContext,
): { fit: FreezerFit; weight: string | null } | null {
  const weight = page.package?.size ?? null;
  const fit = freezerFit({ config: config.size, weightKg: weightInKg(weight) }, market);
  return fit && { fit, weight };
}
