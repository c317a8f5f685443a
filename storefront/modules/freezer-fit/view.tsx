import type { ViewProps } from '#storefront/modules/view-props.ts';
import { FreezerFit as FreezerFitBlock } from './freezer.tsx';
import { toneOf } from '#storefront/components/module-section.tsx';
import { Section } from '#storefront/ui/section.tsx';

/** How much of a freezer drawer the page's package takes. */
export function View({ module, data: fit }: ViewProps<'freezer-fit'>) {
  const { anchor, className, title } = module;
  if (!fit) return null;
  return (
    <Section id={anchor ?? undefined} className={className ?? undefined} tone={toneOf(module)}>
      <FreezerFitBlock {...fit} title={title} />
    </Section>
  );
}
