/** What tests of the header, the footer and the ways between pages have in common. */
import type { Page } from '@playwright/test';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** What the browser complained about, apart from pages and calls that are meant to fail. */
export function complaints(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const isExpected = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isExpected) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}

/** Answers in place of the shop, and tells which markets asked for the number on the basket. */
export async function answerCount(page: Page, body: string, status = 200) {
  const asked: string[] = [];
  await page.route('**/shop/grutto-cart-data.php', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status, body });
  });
  return asked;
}

/** As a link inside a page would, once our code runs. */
export async function navigateInApp(page: Page, path: string) {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((to) => {
    // What React Router leaves for its own tools.
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(to);
  }, path);
}
