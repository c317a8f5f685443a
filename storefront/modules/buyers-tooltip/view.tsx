import type { ModuleOf } from '#contract/page-modules.ts';
import { BuyersTooltip as Tooltip } from '#storefront/components/stock-figures.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from '#storefront/components/stock-line.module.css';

/** How many people bought from the animal of the page's package. */
export function BuyersTooltip({ module, buyers }: { module: ModuleOf<'buyers-tooltip'>; buyers: number | null }) {
  if (buyers === null) return null;
  return (
    <div id={module.anchor ?? undefined} className={classNames('wrap', styles.line, module.className)}>
      <Tooltip buyers={buyers} />
    </div>
  );
}
