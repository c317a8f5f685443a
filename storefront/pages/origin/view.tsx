import type { RichText as Html } from '#contract/fields/read.ts';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';

export function OriginScreen({ html, crumbs }: { html: Html; crumbs: Crumb[] }) {
  return (
    <>
      <div className="wrap an-crumbs">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <RichText value={html} className="an" />
    </>
  );
}
