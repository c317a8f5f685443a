/** What keeps somebody out of the page as it stands now, by axe: WCAG 2.2 A and AA, and what is good practice besides. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Asked = {
  /** A selector: what is looked at, if not the whole page. */
  within?: string;
  /** Rules that are not asked. */
  without?: string[];
};

export async function barriersOf(page: Page, { within, without = [] }: Asked = {}): Promise<string[]> {
  await page.evaluate(() => {
    // What lies under the header that stays at the top counts as too small to hit.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // So does what lies under the line at the foot that tells what was done, until somebody scrolls.
    for (const line of document.querySelectorAll<HTMLElement>('.toastat')) line.style.position = 'static';
    // What is fading in has no colour yet that anybody would read.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([selector, tags, left]) => {
      const options: axe.RunOptions = {
        runOnly: tags,
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        // Collecting what passes takes as long as finding what does not, and no rule we ask reads foreign style sheets.
        resultTypes: ['violations'],
        preload: false,
      };
      const { axe: engine } = window as typeof window & { axe: typeof axe };
      return engine.run(selector ?? document, options);
    },
    [within, rules, without] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`.trim()),
  );
}

/** How many pixels of the page lie beside the window. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
