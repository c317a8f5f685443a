import type { ModuleOf } from '#contract/page-modules.ts';
import { type DrawerFill, drawerFill, type FreezerFit, freezerFit, weightInKg } from '#rules/stock/freezer-fit.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

/** Null hides the block: neither the settings nor the page's package say how much it is. */
export function load(
  { config }: ModuleOf<'freezer-fit'>,
  { page, market }: LoadContext,
): { fit: FreezerFit; filled: DrawerFill; weight: string | null } | null {
  const weight = page.package?.size ?? null;
  const weightKg = weightInKg(weight);
  const fit = freezerFit({ config: config.size, weightKg }, market);
  return fit && { fit, filled: drawerFill({ fit, weightKg }, market), weight };
}
