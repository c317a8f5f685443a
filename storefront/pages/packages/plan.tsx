import type { RichText as Html } from '#contract/fields/read.ts';
import { Breadcrumbs, type Crumb } from '#storefront/ui/text/breadcrumbs.tsx';
import { RichText } from '#storefront/ui/text/rich-text.tsx';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import section from '#storefront/ui/section.module.css';
import sheet from './almanac/plan.css?url';

/** Six weeks with a package. It has nothing to press but links. */
export function PackagePlan({ crumbs, plan }: { crumbs: Crumb[]; plan: Html }) {
  return (
    <div className={`wrap pk-head ${section.content}`}>
      <SheetLink href={sheet} />
      <Breadcrumbs crumbs={crumbs} />
      <RichText value={plan} className="plan" />
    </div>
  );
}
