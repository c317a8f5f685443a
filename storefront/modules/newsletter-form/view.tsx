import type { ViewProps } from '#storefront/modules/view-props.ts';
import { NewsletterBand } from '#storefront/sign-up/newsletter-band.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from '#storefront/modules/kinds.css?url';

export function View({ module }: ViewProps<'newsletter-form'>) {
  return (
    <NewsletterBand module={module}>
      <SheetLink href={sheet} />
    </NewsletterBand>
  );
}
