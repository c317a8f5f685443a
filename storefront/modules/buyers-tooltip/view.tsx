import type { ViewProps } from '#storefront/modules/view-props.ts';
import { BuyersTooltip as Tooltip } from '#storefront/components/stock/stock-tooltips.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from '#storefront/components/stock/stock-line.module.css';

/** How many people bought from the animal of the page's package. */
export function View({ module, data: buyers }: ViewProps<'buyers-tooltip'>) {
  if (buyers === null) return null;
  return (
    <div id={module.anchor ?? undefined} className={classNames('wrap', styles.line, module.className)}>
      <Tooltip buyers={buyers} />
    </div>
  );
}
