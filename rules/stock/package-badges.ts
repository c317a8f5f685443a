import type { PackageCard } from '#contract/entities/package.ts';

export type PackageBadge = 'express' | 'highlight' | 'organic' | 'demeter' | 'special' | 'msc' | 'labelRouge';

type BadgeFields = Pick<PackageCard, 'isOrganic' | 'isDemeter' | 'isSpecial' | 'isMsc' | 'hasLabelRouge'> & {
  highlight: string | boolean | null;
};

export function packageBadges(box: BadgeFields): PackageBadge[] {
  const isExpress = box.highlight === 'express';
  const badges: [PackageBadge, boolean][] = [
    ['express', isExpress],
    ['highlight', !isExpress && Boolean(box.highlight) && box.highlight !== '0'],
    ['organic', box.isOrganic],
    ['demeter', box.isDemeter],
    ['special', box.isSpecial],
    ['msc', box.isMsc],
    ['labelRouge', box.hasLabelRouge],
  ];
  return badges.flatMap(([badge, isSet]) => (isSet ? [badge] : []));
}
