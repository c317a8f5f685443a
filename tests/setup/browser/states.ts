/** Screens as a visitor makes them: open, filled, refused, under way or out of reach. For pictures to look at. */
import type { Page } from '@playwright/test';
import type { Text } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { waitUntilHydrated } from './browser-test.ts';
import type { Screen } from './screens.ts';

export type State = { name: string; show: (page: Page) => Promise<void> };

type Around = { market: Market; t: Text; screens: readonly Screen[] };

export function statesOf(around: Around): State[] {
  return [...statesOfAll(around), ...statesOfPackage(around), ...statesOfFarmshop(around)];
}

function statesOfAll({ market, t }: Around): State[] {
  const home = pathTo(market, 'home');
  const faq = pathTo(market, 'faq') ?? home;
  return [
    {
      name: 'state-menu',
      show: async (page) => {
        await page.goto(faq);
        const button = page.getByRole('button', { name: t('header.openMenu') });
        if (await button.isVisible()) await button.click();
        await page.getByRole('banner').locator('nav summary:visible, [role=dialog] summary:visible').first().click();
      },
    },
    { name: 'state-invite', show: (page) => openDialog(page, `${home}?invite=NOBODY`, t('popup.failed.title')) },
    {
      name: 'state-newsletter',
      show: async (page) => {
        await page.context().clearCookies();
        await page.clock.install();
        await page.goto(home);
        const dialog = page.getByRole('dialog', { name: t('newsletterPopup.title') });
        while (!(await dialog.isVisible())) await page.clock.fastForward(5000);
      },
    },
    {
      name: 'state-under-way',
      show: async (page) => {
        await follow(page, { from: faq, via: home, answer: () => {} });
        await page.getByRole('main').getByRole('status').waitFor();
      },
    },
    {
      name: 'state-out-of-reach',
      show: async (page) => {
        await follow(page, { from: faq, via: home, answer: (route) => void route.abort() });
        await page.getByRole('heading', { name: t('errors:unexpectedTitle') }).waitFor();
      },
    },
  ];
}

function statesOfPackage({ t, screens }: Around): State[] {
  const path = screens.find(({ name }) => name === 'package')?.path;
  if (!path) return [];
  return [
    {
      name: 'state-editor',
      show: async (page) => {
        await page.goto(path);
        await waitUntilHydrated(page);
        const contents = page.locator('#contents');
        await contents.getByRole('tab', { name: t('package:contents.minced') }).click();
        await contents.locator('[role=tabpanel] button:visible').first().click();
        await contents.scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'state-origin',
      show: async (page) => {
        await page.goto(path);
        await page.locator('#traceability-box summary').first().click();
        await page.locator('#traceability-box').scrollIntoViewIfNeeded();
      },
    },
  ];
}

function statesOfFarmshop({ market, t }: Around): State[] {
  const path = pathTo(market, 'farmshop');
  if (path === null) return [];
  return [
    {
      name: 'state-box',
      show: async (page) => {
        await page.goto(path);
        const groups = page.locator('[id^="group-"]').getByRole('button', { disabled: false });
        await groups.first().click();
        // Its button is a quantity then, and the page's code has come.
        await page.locator('[id^="group-"]').getByRole('status').first().waitFor();
        await groups.last().click();
        const show = page.getByRole('button', { name: t('farmshop:overview.show') });
        if (await show.isVisible()) await show.click();
      },
    },
    {
      name: 'state-no-hits',
      show: async (page) => {
        await page.goto(path);
        await page.getByRole('main').getByRole('searchbox').fill('zzzz');
        await page.getByText(t('search.notfound')).waitFor();
      },
    },
  ];
}

async function openDialog(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByRole('dialog', { name }).waitFor();
}

type Way = { from: string; via: string; answer: Parameters<Page['route']>[1] };

/** Along a link of the header, to a page whose content does not come. */
async function follow(page: Page, { from, via, answer }: Way) {
  await page.goto(from);
  // Before that a link leads to a whole page, which nothing here holds back.
  await waitUntilHydrated(page);
  await page.route(/\.data(\?|$)/, answer);
  await page.getByRole('banner').locator(`a[href="${via}"]`).first().click();
}
