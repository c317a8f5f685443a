// `test` for journeys in a browser: whatever the browser complains about fails them, and layout shift can be measured.
import { expect as plainExpect, type Page, test as base } from '@playwright/test';
import { markets } from '#markets/index.ts';

/** Generous: machines are shared, and on some of them everything has stood still for longer than twenty seconds. */
export const expect = plainExpect.configure({ timeout: 120_000 });

/**
 * Chromium calls a redirect within one origin a cross-origin request when the call, which was not to follow it, is aborted at the
 * very moment it arrives (SHP-9 asks for that abort). Nothing is wrong with the page then, and it cannot be told beforehand.
 */
const abortedAtItsRedirect =
  /^Access to fetch at '(\S+\/shop\/)' \(redirected from '\1wp-admin\/admin-ajax\.php'\).* are only supported for protocol schemes/;

/** Said of a page that takes its time, which a navigation on a crowded machine does: the sheet is there before it is used. */
const preloadedEarly = /was preloaded using link preload but not used within a few seconds/;

type Fixtures = {
  /** Its popup would stand in the way after fifteen seconds, which is no time on a slow machine. */
  isNewsletterDismissed: boolean;
  problems: string[];
  /** How far things have moved by themselves since the page was opened. */
  shift: () => Promise<number>;
};

/** Far more than a loaded machine needs: a page that is not hydrated by then never is. */
const hydrationTimeoutMs = 120_000;

/** Whether React has all of the page. Runs in it. */
function isWholeHydrated(): boolean {
  if (!('__reactRouterContext' in window)) return true;
  const hasReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));
  // React begins each part with such a comment; React Router puts scripts of its own behind one.
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { textContent, nextSibling } = comments.currentNode;
    const isPart = textContent === '$' && nextSibling instanceof HTMLElement && nextSibling.tagName !== 'SCRIPT';
    if (isPart && !hasReact(nextSibling)) return false;
  }
  // A page of the studio is hydrated whole.
  const isStudio = window.location.pathname.startsWith('/studio');
  const pressed = [...document.querySelectorAll(isStudio ? 'a, button' : 'header a')];
  // A text that is being edited is the editor's own.
  return pressed.every((node) => hasReact(node) || node.closest('[contenteditable]') !== null);
}

export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(isWholeHydrated);

/** The code of most parts of a page comes after it, when the browser has a moment. Journeys begin when all of them are hydrated. */
export async function waitUntilHydrated(page: Page) {
  await page.waitForFunction(isWholeHydrated, undefined, { polling: 50, timeout: hydrationTimeoutMs });
}

/** Runs before any code of a page; what the visitor has answered since stays. */
function dismissNewsletter(name: string) {
  // Frames of nobody have no cookies.
  if (window.origin === 'null') return;
  const [, market] = window.location.pathname.split('/');
  if (!document.cookie.includes(`${name}=`)) document.cookie = `${name}=closed; path=/${market}`;
}

export const test = base.extend<Fixtures>({
  isNewsletterDismissed: [true, { option: true }],
  context: async ({ context, isNewsletterDismissed, javaScriptEnabled }, use) => {
    if (isNewsletterDismissed && javaScriptEnabled)
      await context.addInitScript(dismissNewsletter, markets.nl.newsletterCookie);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...address) => {
      const answer = await goto(...address);
      if (javaScriptEnabled) await waitUntilHydrated(page);
      return answer;
    };
    page.reload = async (...options) => {
      const answer = await reload(...options);
      if (javaScriptEnabled) await waitUntilHydrated(page);
      return answer;
    };
    await use(page);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // The shop area is another application; its answers are tested with it.
        const text = message.text();
        const isShop = message.location().url.includes('/shop/') || abortedAtItsRedirect.test(text);
        if (!['error', 'warning'].includes(message.type()) || isShop || preloadedEarly.test(text)) return;
        problems.push(text);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  shift: async ({ page }, use) => {
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
      const counted = window as typeof window & { shifted?: number };
      counted.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[])
          if (!entry.hadRecentInput) counted.shifted = (counted.shifted ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await use(() => page.evaluate(() => (window as typeof window & { shifted?: number }).shifted ?? 0));
  },
});

/** For one page that is missing: the browser itself complains about its status, now or in a moment. */
export async function expectMissingPage(problems: string[]): Promise<void> {
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  expect(problems.splice(0, 1)).toEqual([expect.stringContaining('404')]);
}

/** For journeys to pages that are missing or fail: the browser itself tells of such an answer, and of nothing else. */
export function expectOnlyFailedCalls(problems: string[]): void {
  expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
  problems.splice(0);
}
