import { shownFigures } from '#rules/stock/shown-figures.ts';
import { UrgencyMessage } from '#storefront/components/urgency-message.tsx';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { PackageView } from '#storefront/pages/packages/load.server.ts';

/** How much is sold, how many are left and how many people bought, as far as that is known. */
export function Urgency({ box }: { box: PackageView }) {
  const t = useText();
  const { figures } = useMarket();
  const shown = shownFigures({ total: box.totalAvailable, buyers: box.buyerCount }, figures);
  return (
    <UrgencyMessage box={box}>
      {shown && shown.remaining > 0 ? `${t('urgency.remaining', { count: shown.remaining })} ` : null}
      {shown ? t('urgency.buyers', { count: shown.buyers }) : null}
    </UrgencyMessage>
  );
}
