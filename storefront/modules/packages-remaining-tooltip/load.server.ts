import type { ModuleOf } from '#contract/page-modules.ts';
import { figuresOf } from '#storefront/modules/load/figures.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export function load(_module: ModuleOf<'packages-remaining-tooltip'>, context: LoadContext): number | null {
  return figuresOf(context)?.remaining ?? null;
}
