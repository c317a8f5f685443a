import { useMarket } from '#storefront/i18n/use-market.ts';

/** The title of the window. What a form was answered with is not known to a route's `meta`, so the page itself says it. */
export function WindowTitle({ title }: { title: string }) {
  return <title>{`${title} - ${useMarket().brand}`}</title>;
}
