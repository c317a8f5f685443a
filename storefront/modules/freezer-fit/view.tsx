import type { ViewProps } from '#storefront/modules/view-props.ts';
import { FreezerFit as FreezerFitBlock } from './freezer.tsx';
import { ModuleBand } from '#storefront/components/module-section.tsx';

/** How much of a freezer drawer the page's package takes. */
export function View({ module, data: fit }: ViewProps<'freezer-fit'>) {
  if (!fit) return null;
  return (
    <ModuleBand module={module}>
      <FreezerFitBlock {...fit} title={module.title} />
    </ModuleBand>
  );
}
