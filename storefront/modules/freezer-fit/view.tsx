import type { ModuleOf } from '#contract/page-modules.ts';
import { FreezerFit as FreezerFitBlock } from './freezer.tsx';
import { toneOf } from '#storefront/components/module-section.tsx';
import { Section } from '#storefront/ui/section.tsx';
import type { DataOf } from '#storefront/modules/load-modules.server.ts';

type FreezerFitProps = { module: ModuleOf<'freezer-fit'>; fit: DataOf<'freezer-fit'> };

/** How much of a freezer drawer the page's package takes. */
export function FreezerFit({ module, fit }: FreezerFitProps) {
  const { anchor, className, title } = module;
  if (!fit) return null;
  return (
    <Section id={anchor ?? undefined} className={className ?? undefined} tone={toneOf(module)}>
      <FreezerFitBlock {...fit} title={title} />
    </Section>
  );
}
