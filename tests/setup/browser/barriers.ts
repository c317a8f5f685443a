/** What keeps somebody out of the page as it stands now, by axe: WCAG 2.2 A and AA, and what is good practice besides. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function barriersOf(page: Page, { without = [] }: { without?: string[] } = {}): Promise<string[]> {
  // What lies under the header that stays at the top counts as too small to hit.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).disableRules(without).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`.trim()),
  );
}

/** How many pixels of the page lie beside the window. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
