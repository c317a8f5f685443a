import type { ViewProps } from '#storefront/modules/view-props.ts';
import { ModuleSection } from '#storefront/components/module-section.tsx';

/** A heading with a text and up to three links: all of it is in the frame. */
export function View({ module }: ViewProps<'header-text'>) {
  if (!module.title && !module.body && module.links.length === 0) return null;
  return <ModuleSection module={module} />;
}
