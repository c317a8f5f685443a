import { CutList } from '#storefront/components/lists/cut-list.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

export function View({ module, data }: ViewProps<'cuts-teaser'>) {
  return <CutList module={module} items={data} />;
}
