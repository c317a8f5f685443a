import type { ViewProps } from '#storefront/modules/view-props.ts';
import { PackagesRemainingTooltip as Tooltip } from '#storefront/components/stock/stock-tooltips.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from '#storefront/components/stock/stock-line.module.css';

/** How many packages of the page's animal are left; none left hides it. */
export function View({ module, data: remaining }: ViewProps<'packages-remaining-tooltip'>) {
  if (remaining === null || remaining <= 0) return null;
  return (
    <div id={module.anchor ?? undefined} className={classNames('wrap', styles.line, module.className)}>
      <Tooltip remaining={remaining} />
    </div>
  );
}
