import { useLocation } from 'react-router';
import { pathTo } from '#rules/addresses/paths.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

/** Buttons that add a piece without our code belong to the form of their bundle. */
export function boxFormId(bundleId: string): string {
  return `box-${bundleId}`;
}

/** Without our code a plus is a form the shop understands: one more of this piece, and back to this page. */
export function BoxForms({ bundleIds }: { bundleIds: readonly string[] }) {
  const market = useMarket();
  const { pathname } = useLocation();
  return bundleIds.map((bundleId) => (
    <form key={bundleId} id={boxFormId(bundleId)} method="post" action={pathTo(market, 'basket')} hidden>
      <input type="hidden" name="add-to-cart" value={bundleId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="return_to" value={pathname} />
    </form>
  ));
}
