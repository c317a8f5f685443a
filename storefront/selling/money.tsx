import { amountOf, cents, formatCents } from '#rules/money/cents.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { Price } from '#storefront/ui/text/price.tsx';

/** Writes an amount of the currency's smallest unit. */
export function useMoney(): (minor: number) => string {
  const market = useMarket();
  return (minor) => formatCents(cents(minor), market);
}

export function BigPrice({ minor, className }: { minor: number; className?: string | undefined }) {
  return <Price amount={amountOf(cents(minor))} size="small" {...(className !== undefined && { className })} />;
}
