/** How long a page takes that is not in memory: content, rendering and compression. */
import { middle } from './against-raw.ts';

const warmUps = 3;

/** Part of every page's name in the cache and of no page's content here, so each value is a page of its own. */
let week = 0;

export async function renderMs(shop: string, path: string, times = 9): Promise<number> {
  const [ms = Number.NaN] = await renderMsInTurns([shop], path, times);
  return ms;
}

/** Several shops in turns, so that a machine that slows down slows all of them. */
export async function renderMsInTurns(shops: readonly string[], path: string, times = 9): Promise<number[]> {
  const taken = shops.map((): number[] => []);
  for (let count = 0; count < warmUps + times; count += 1) {
    for (const [index, shop] of shops.entries()) taken[index]?.push(await oneRender(shop, path));
  }
  return taken.map((ofShop) => middle(ofShop.slice(warmUps)));
}

async function oneRender(shop: string, path: string): Promise<number> {
  week += 1;
  const begin = performance.now();
  const response = await fetch(`${shop}${path}${path.includes('?') ? '&' : '?'}delivery_week=${week}`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - begin;
}
