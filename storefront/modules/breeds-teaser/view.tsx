import { BreedList } from '#storefront/components/lists/breed-list.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

export function View({ module, data }: ViewProps<'breeds-teaser'>) {
  return <BreedList module={module} items={data} />;
}
