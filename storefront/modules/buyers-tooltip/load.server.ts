import type { ModuleOf } from '#contract/page-modules.ts';
import { figuresOf } from '#storefront/modules/load/figures.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

export function load(_module: ModuleOf<'buyers-tooltip'>, context: LoadContext): number | null {
  return figuresOf(context)?.buyers ?? null;
}
