import type { FarmerBadge } from '#rules/farmshop/farmer-rules.ts';
import type { PackageBadge } from '#rules/stock/package-badges.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { Badge, Badges, type BadgeTone } from '#storefront/ui/text/badge.tsx';

type BadgeName = FarmerBadge | PackageBadge | 'new';

const tones: Record<BadgeName, BadgeTone> = {
  express: 'hot',
  highlight: 'plain',
  organic: 'organic',
  demeter: 'organic',
  special: 'premium',
  premium: 'premium',
  msc: 'msc',
  labelRouge: 'rouge',
  new: 'new',
};

/** Badges in the order of their names, nothing for none. */
export function NamedBadges({ names }: { names: readonly BadgeName[] }) {
  const t = useText();
  if (names.length === 0) return null;
  return (
    <Badges>
      {names.map((name) => (
        <Badge key={name} tone={tones[name]}>
          {t(`badges.${name}`)}
        </Badge>
      ))}
    </Badges>
  );
}

type Product = { isOrganic: boolean; isNew: boolean };

/** The badges of a product of the farm shop. */
export function FarmshopBadges({ product }: { product: Product }) {
  const names = [...(product.isOrganic ? (['organic'] as const) : []), ...(product.isNew ? (['new'] as const) : [])];
  return <NamedBadges names={names} />;
}
