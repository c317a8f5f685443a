import { type FormEvent, useRef, useState } from 'react';
import { pathTo } from '#rules/addresses/paths.ts';
import { areaOf, nearest, readAreas } from '#rules/farmshop/nearest-area.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Button } from '#storefront/ui/button.tsx';
import type { FarmerMapView } from '../farmer-map-view.ts';

/** Where post codes are, for the one market that asks. */
const tables: Partial<Record<string, () => Promise<{ areas: string }>>> = {
  nl: () => import('./areas/nl.ts'),
  fr: () => import('./areas/fr.ts'),
  uk: () => import('./areas/uk.ts'),
  de: () => import('./areas/de.ts'),
};
const mostFarms = 5;

type Found = { code: string; farms: ReturnType<typeof nearest<FarmerMapView['farmers'][number]>>; isServed: boolean };

/** The farms next to a post code, which stays in the browser. */
export function NearMe({ map: { farmers, kmPerUnit, day, unserved } }: { map: FarmerMapView }) {
  const t = useText();
  const market = useMarket();
  const [found, setFound] = useState<Found | 'unknown' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const table = tables[market.code];
  if (!table) return null;

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = field.current?.value.trim().toUpperCase() ?? '';
    const areas = await table?.().catch(() => null);
    const from = readAreas(areas?.areas ?? '').get(areaOf(code) ?? '');
    if (!from) return setFound('unknown');
    const farms = nearest(farmers, from, { kmPerUnit, most: mostFarms });
    setFound({ code, farms, isServed: unserved === null || !new RegExp(unserved).test(code) });
  }

  return (
    <div className="near">
      <form onSubmit={find}>
        <label htmlFor="near-code">{t('farmers:near.label')}</label>
        <input
          id="near-code"
          ref={field}
          name="code"
          maxLength={10}
          required
          autoComplete="postal-code"
          placeholder={t('farmers:near.field')}
          aria-describedby="near-hint"
        />
        <Button type="submit" size="small">
          {t('farmers:near.button')}
        </Button>
      </form>
      <p id="near-hint" className="near-hint">
        {t('farmers:near.hint')}
      </p>
      <div aria-live="polite">
        {found === 'unknown' ? <p>{t('farmers:near.unknown')}</p> : null}
        {found && found !== 'unknown' ? (
          <>
            <h3>{t('farmers:near.found', { code: found.code })}</h3>
            <ol className="near-farms">
              {found.farms.map(({ slug, title, location, far }) => (
                <li key={slug}>
                  <AppLink to={pathTo(market, 'farmer', { slug })}>{title}</AppLink>
                  <small>{location}</small>
                  <b>{t('farmers:near.far', { count: far })}</b>
                </li>
              ))}
            </ol>
            {found.isServed && day ? <p>{t('farmers:near.day', { day })}</p> : null}
            {found.isServed ? null : <p>{t('farmers:near.unserved')}</p>}
          </>
        ) : null}
      </div>
    </div>
  );
}
