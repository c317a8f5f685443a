import { isWine } from '#rules/stock/drink.ts';
import { unbrokenAmounts } from '#rules/text/unbroken-amounts.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Icon } from '#storefront/ui/media/icon.tsx';
import type { IconName } from '#storefront/ui/media/icon-names.ts';
import card from '#storefront/ui/card.module.css';
import type { PackageView } from './load.server.ts';

type Facts = Pick<PackageView, 'animal' | 'size' | 'mealsForPerson' | 'productCount' | 'piecesSuffix'>;

/** Weight, meals and kinds of meat in one line, as far as they are known. */
export function PackageFacts({ box }: { box: Facts }) {
  const t = useText();
  const meals = Number(box.mealsForPerson);
  const facts: [IconName, string | null][] = [
    ['scale', box.size],
    ['chef', mealsText()],
    [isWine(box) ? 'wine' : 'steak', productsText()],
  ];

  function mealsText() {
    return meals > 0 ? t('units.meals', { count: meals }) : null;
  }

  function productsText() {
    if (!box.productCount) return null;
    if (box.piecesSuffix) return `${box.productCount} ${box.piecesSuffix}`;
    return t('package:facts.cuts', { count: box.productCount });
  }

  const known = facts.filter(([, text]) => text !== null);
  if (known.length === 0) return null;
  return (
    <p className={card.meta}>
      {known.map(([icon, text]) => (
        <span key={icon}>
          <Icon name={icon} />
          {text && unbrokenAmounts(text)}
        </span>
      ))}
    </p>
  );
}
