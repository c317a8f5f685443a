/** How long a page takes that is not in memory: content, rendering and compression. */
import { middle } from './against-raw.ts';

const warmUps = 3;

/** Part of every page's name in the cache and of no page's content here, so each value is a page of its own. */
let week = 0;

export async function renderMs(shop: string, path: string, times = 9): Promise<number> {
  const taken: number[] = [];
  for (let count = 0; count < warmUps + times; count += 1) {
    week += 1;
    const begin = performance.now();
    const response = await fetch(`${shop}${path}?delivery_week=${week}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    taken.push(performance.now() - begin);
  }
  return middle(taken.slice(warmUps));
}
