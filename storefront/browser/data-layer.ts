import { useEffect, useRef } from 'react';
import { type DataLayerEvent, type DataLayerProduct, viewEvents } from '#rules/visit/data-layer.ts';
import { whenAgreed } from './consent.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';

declare global {
  interface Window {
    /** Google Tag Manager reads it; the first script that writes to it makes it. */
    dataLayer?: unknown[];
  }
}

/** The one way into the data layer. Where visitors are asked, it waits for their yes. */
export function pushEvents(events: readonly DataLayerEvent[]): void {
  if (typeof window === 'undefined') return;
  whenAgreed(() => pushToDataLayer(events));
}

/** For scripts that start after the consent was given. */
export function pushToDataLayer(entries: readonly object[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(...entries);
}

/** A random id. `randomUUID` would need a secure address, which a shop in a local network has not. */
export function uniqueId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(16).padStart(8, '0')).join('');
}

/** Tells once that a product was looked at. `loaded` is what the loader gave: a new one counts again, a new rendering does not. */
export function useProductView(product: DataLayerProduct, loaded: object): void {
  const market = useMarket();
  const told = useRef<object>(undefined);
  useEffect(() => {
    if (told.current === loaded) return;
    told.current = loaded;
    pushEvents(viewEvents({ market, product, uniqueId: uniqueId() }));
  });
}
