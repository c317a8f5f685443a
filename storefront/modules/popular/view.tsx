import { FarmshopList } from '#storefront/components/lists/farmshop-list.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

export function View({ module, data }: ViewProps<'popular'>) {
  return <FarmshopList module={module} items={data} />;
}
