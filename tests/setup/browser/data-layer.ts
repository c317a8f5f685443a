import type { Page } from '@playwright/test';

type PushedEvent = {
  event: string;
  unique_id?: string;
  ecommerce?: { currency: string; value: number; items: { item_id: string; quantity: number }[] };
};

/** Everything that goes into the data layer from now on, also by pages that are left. To be called before a page is opened. */
export async function watchDataLayer(page: Page): Promise<PushedEvent[]> {
  const pushed: PushedEvent[] = [];
  await page.exposeFunction('tellPushed', (event: PushedEvent) => void pushed.push(event));
  await page.addInitScript(() => {
    const watched = window as typeof window & { tellPushed: (event: unknown) => void };
    const layer: unknown[] = [];
    layer.push = (...events) => {
      for (const event of events) watched.tellPushed(event);
      return events.length;
    };
    watched.dataLayer = layer;
  });
  return pushed;
}
