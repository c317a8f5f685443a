import type { ModuleOf } from '#contract/page-modules.ts';
import { PackagesRemainingTooltip as Tooltip } from '#storefront/components/stock-figures.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import styles from '#storefront/components/stock-line.module.css';

type PackagesRemainingTooltipProps = { module: ModuleOf<'packages-remaining-tooltip'>; remaining: number | null };

/** How many packages of the page's animal are left; none left hides it. */
export function PackagesRemainingTooltip({ module, remaining }: PackagesRemainingTooltipProps) {
  if (remaining === null || remaining <= 0) return null;
  return (
    <div id={module.anchor ?? undefined} className={classNames('wrap', styles.line, module.className)}>
      <Tooltip remaining={remaining} />
    </div>
  );
}
