/** Recorded answers of a WooCommerce about its cart. */
import { readFileSync } from 'node:fs';

export function recorded(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../fixtures/woocommerce/${name}.json`, import.meta.url), 'utf8'));
}

// The short answers, all in one file.
const answers = recorded('answers') as Record<string, { body: string }>;
export const answerOf = (name: string) => answers[name]?.body ?? `no recording ${name}`;

export const box = (key: string, isEmpty = false, boxes = 1) => ({ key, bundleId: '22', isEmpty, boxes });
