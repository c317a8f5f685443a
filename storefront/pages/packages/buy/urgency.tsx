import { shownFigures } from '#rules/stock/shown-figures.ts';
import { UrgencyMessage } from '#storefront/components/stock/urgency-message.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { PackageView } from '#storefront/pages/packages/load.server.ts';

/** What of its figures stands elsewhere on the page of a package. */
export type SaidElsewhere = { buyers: boolean; remaining: boolean };

/** How much is sold, and how many are left and how many people bought where that is known and said nowhere else. */
export function Urgency({ box, said }: { box: PackageView; said: SaidElsewhere }) {
  const t = useText();
  const { figures } = useMarket();
  const shown = shownFigures({ total: box.totalAvailable, buyers: box.buyerCount }, figures);
  return (
    <UrgencyMessage box={box}>
      {shown && shown.remaining > 0 && !said.remaining
        ? `${t('urgency.remaining', { count: shown.remaining })} `
        : null}
      {shown && !said.buyers ? t('urgency.buyers', { count: shown.buyers }) : null}
    </UrgencyMessage>
  );
}
