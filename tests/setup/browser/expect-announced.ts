import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** The page one was led to is said aloud by its title. Both are read at once: the title changes a moment after the address. */
export async function expectAnnounced(page: Page): Promise<void> {
  const heard = () =>
    page.evaluate(() => ({
      said: document.querySelector('p[aria-live="polite"]')?.textContent,
      isTitle: document.querySelector('p[aria-live="polite"]')?.textContent === document.title,
    }));
  await expect.poll(heard).toEqual({ said: expect.stringMatching(/./), isTitle: true });
}
