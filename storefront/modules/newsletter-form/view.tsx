import type { ViewProps } from '#storefront/modules/view-props.ts';
import { NewsletterBand } from '#storefront/sign-up/newsletter-band.tsx';

export function View({ module }: ViewProps<'newsletter-form'>) {
  return <NewsletterBand module={module} />;
}
