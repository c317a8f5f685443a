import { Fragment } from 'react';
import type { Farmer } from '#contract/entities/farmer.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';

/** The breeds of a farmer in one line, each a link. */
export function BreedLinks({ breeds }: Pick<Farmer, 'breeds'>) {
  const market = useMarket();
  return (
    <span>
      {breeds.map(({ slug, title }, index) => (
        <Fragment key={slug}>
          {index > 0 ? ', ' : null}
          <AppLink to={pathTo(market, 'breed', { slug })}>{title}</AppLink>
        </Fragment>
      ))}
    </span>
  );
}
