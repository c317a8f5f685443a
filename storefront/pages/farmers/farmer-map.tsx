import { useId } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import type { Mark } from '#rules/farmshop/country-map.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { clientOnly } from '#storefront/hydration/lazy-view.tsx';
import type { FarmerMapView } from './farmer-map-view.ts';
import { SheetLink } from '#storefront/ui/sheet-link.tsx';
import sheet from './farmer-map.css?url';

/** Works out in the browser what is near, so that no post code is sent anywhere. */
const NearMe = clientOnly(async () => (await import('./near/near-me.tsx')).NearMe);

/** Where links to the map lead. */
export const mapAnchor = 'map';

/**
 * The farmers of the list on a map of the country, each a number at its place, with their names beside it. The map is a picture: the
 * marks are links over it for pointers and fingers, the list is the way of keyboards and screen readers.
 */
export function FarmerMap({ map }: { map: FarmerMapView }) {
  const { height, towns, farmers } = map;
  const t = useText();
  const market = useMarket();
  const titleId = useId();
  const toFarmer = (slug: string) => pathTo(market, 'farmer', { slug });
  return (
    <section id={mapAnchor} className="wrap farmer-map" aria-labelledby={titleId}>
      <SheetLink href={sheet} />
      <h2 id={titleId}>{t('farmers:mapTitle')}</h2>
      <NearMe map={map} />
      <div className="farmer-map-parts">
        <div className="farmer-map-sheet" aria-hidden="true">
          <img
            src={`/images/country-maps/${market.code}.svg`}
            alt=""
            width={600}
            height={Math.round(600 * height)}
            loading="lazy"
            decoding="async"
          />
          {towns.map(({ name, side, at }) => (
            <span key={name} className={`farmer-map-town farmer-map-${side}`} style={placeOf(at)}>
              {name}
            </span>
          ))}
          {farmers.map(({ slug, title, at }, index) => (
            <AppLink
              key={slug}
              to={toFarmer(slug)}
              tabIndex={-1}
              className={at.x > 0.5 ? 'farmer-map-mark farmer-map-east' : 'farmer-map-mark'}
              style={placeOf(at)}
            >
              {index + 1}
              <span>{title}</span>
            </AppLink>
          ))}
        </div>
        <ol>
          {farmers.map(({ slug, title, location }) => (
            <li key={slug}>
              <AppLink to={toFarmer(slug)}>{title}</AppLink>
              {location ? <small>{location}</small> : null}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function placeOf({ x, y }: Mark) {
  return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
}
