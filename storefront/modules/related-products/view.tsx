import { PackageList } from '#storefront/components/lists/package-list.tsx';
import type { ViewProps } from '#storefront/modules/view-props.ts';

export function View({ module, data }: ViewProps<'related-products'>) {
  return <PackageList module={module} items={data} heading="relatedProducts" />;
}
