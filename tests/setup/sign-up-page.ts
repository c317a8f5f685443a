/** Signing up in the Netherlands, as a visitor does it: the newsletter in the page, its popup, the notice for a package. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect } from '#tests/setup/browser/browser-test.ts';
import { t } from './farmshop-page.ts';

let people = 0;
/** Somebody nobody knows yet. */
export function newcomer(): string {
  people += 1;
  return `visitor-${process.pid}-${Date.now()}-${people}@mail.example`;
}

const newsletter = 'Weet als eerste welk dier er komt';
const backInStock = 'Zeg het me als er weer een is';

/** The newsletter's form inside the page. */
export const formOf = (page: Page) => partsOf(page, newsletter, t('newsletter.submit'));
/** The form for a package that is sold out. */
export const noticeFormOf = (page: Page) => partsOf(page, backInStock, t('soldOut.submit'));

function partsOf(page: Page, name: string, submit: string) {
  const form = page.getByRole('region', { name });
  return {
    field: form.getByLabel(t('newsletter.emailLabel')),
    button: form.getByRole('button', { name: submit }),
    answer: form.getByRole('status').or(form.getByRole('alert')),
  };
}

export const popup = (page: Page) => page.getByRole('dialog', { name: t('newsletterPopup.title') });

export function popupFormOf(page: Page) {
  const window = popup(page);
  return {
    field: window.getByLabel(t('newsletter.emailLabel')),
    button: window.getByRole('button', { name: t('newsletterPopup.submit') }),
    answer: window.getByRole('status').or(window.getByRole('alert')),
  };
}

/** The popup stays away for so long. */
export async function expectDismissed(context: BrowserContext, days: number) {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name, path }) => name === 'newsletter_popup' && path === '/nl');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(days);
}

/** A page, so many milliseconds after the visit began. The clock stands still from then on. */
export async function visit(page: Page, ms: number, path = '/nl') {
  await page.clock.install({ time: Date.now() });
  await page.goto(path);
  const began = await page.evaluate(() => Date.now() - performance.now());
  await page.clock.pauseAt(began + ms);
}

export const webhook = '**/nl/shop/wp-json/grutto/webhooks';
export const soldOut = '**/nl/shop/wp-json/grutto/soldout_subscribe';

/** A service that answers with this. */
export const json = (body: object) => (route: Route) => route.fulfill({ json: body });
