import type { ViewProps } from '#storefront/modules/view-props.ts';
import { SoldOutSignUp } from '#storefront/sign-up/sold-out-sign-up.tsx';

export function View({ module, data }: ViewProps<'sold-out-sign-up'>) {
  return <SoldOutSignUp module={module} offer={data} />;
}
