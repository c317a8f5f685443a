import type { ModuleOf } from '#contract/page-modules.ts';
import { herdOf } from '#storefront/components/herd/herd-of.server.ts';
import type { HerdData } from '#storefront/components/herd/herd.tsx';
import { getPackage } from '#storefront/data/get-package.server.ts';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

/** The stock of the package that is named, else of the page's own. */
export async function load(
  { config }: ModuleOf<'herd-counter'>,
  { content, market, page }: LoadContext,
): Promise<HerdData | null> {
  const box = config.slug ? await getPackage(content, config.slug) : page.package;
  return box ? herdOf(box, market) : null;
}
