// In the kitchen: for how many, step by step with a timer and a lit screen, and the room in one's own freezer.
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));

/** `timer` is in step five of each recipe; a box of 4.1 kg takes 8 to 11 litres (D2). */
const kitchens = [
  {
    code: 'nl',
    recipe: '/nl/recepten/gehaktballen-in-jus',
    amounts: { four: '300 g', six: '450 g' },
    timer: '25:00',
    box: '/nl/ons-vlees/blaarkop-rundvleespakket',
  },
  {
    code: 'de',
    recipe: '/de/rezepte/tafelspitz-mit-bouillonkartoffeln',
    amounts: { four: '900 g', six: '1350 g' },
    timer: '20:00',
    box: '/de/unser-fleisch/fleckvieh-weidekiste-klein',
  },
] as const;

const firstAmount = (page: Page) => page.locator('.recipe-ingredient > b').first();

type Lit = typeof window & { lit: string[] };

/** A screen that can be kept lit, and tells what it was asked. */
function litScreen() {
  const shown = window as Lit;
  shown.lit = [];
  const request = (kind: string) => {
    shown.lit.push(kind);
    return Promise.resolve({ addEventListener: () => {}, release: () => shown.lit.push('released') });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

for (const { code, recipe, timer } of inTurn(kitchens, 0)) {
  const t = texts.textFor(markets[code]);

  test(`D4.5 ${code}: one step a screen, its timer rings, the screen is kept lit until it is closed`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(litScreen);
    await page.goto(recipe);
    await page.getByRole('button', { name: t('recipes:cook.start') }).click();
    const dialog = page.getByRole('dialog');
    const lit = () => page.evaluate(() => (window as Lit).lit);
    await expect(dialog.getByText(t('recipes:cook.lit'))).toBeVisible();
    expect(await lit()).toEqual(['screen']);
    const steps = await dialog.locator('.cook-bars > li').count();
    for (let step = 1; step < 5; step += 1) {
      await expect(dialog.getByText(t('recipes:cook.step', { step, steps }))).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
    await expect(dialog.getByText(t('recipes:cook.step', { step: 5, steps }))).toBeVisible();
    expect(await barriersOf(page, { within: 'dialog' })).toEqual([]);
    await dialog.getByRole('button', { name: t('recipes:cook.timer', { time: timer }) }).click();
    await expect(dialog.getByRole('timer')).toBeVisible();
    await page.clock.fastForward(timer);
    await expect(dialog.getByRole('alert')).toHaveText(t('recipes:cook.over'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(lit).toEqual(['screen', 'released']);
  });
}

for (const { code, recipe, amounts } of inTurn(kitchens, 1)) {
  const t = texts.textFor(markets[code]);

  test(`D4.1 ${code}: amounts follow the number of people, and so does the address`, async ({ page }) => {
    await page.goto(recipe);
    await expect(firstAmount(page)).toHaveText(amounts.four);
    const more = page.getByRole('button', { name: t('recipes:portions.more') });
    await more.click();
    await expect(page).toHaveURL(/\?for=5$/);
    await more.click();
    await expect(page).toHaveURL(/\?for=6$/);
    await expect(firstAmount(page)).toHaveText(amounts.six);
    await page.reload();
    await expect(firstAmount(page)).toHaveText(amounts.six);
    expect(await barriersOf(page, { within: 'main' })).toEqual([]);
  });
}

for (const { code, box } of inTurn(kitchens, 0)) {
  const t = texts.textFor(markets[code]);

  test(`D2 ${code}: the room in my freezer is asked once and stays in this browser`, async ({ page }) => {
    await page.goto(box);
    const free = page.getByLabel(t('almanac:freezer.label'));
    await free.fill('501');
    await expect(page.getByText(t('almanac:freezer.wrong'))).toBeVisible();
    await free.fill('7');
    await expect(page.getByText(t('almanac:freezer.short', { litres: 1 }))).toBeVisible();
    await free.fill('10');
    await expect(page.getByText(t('almanac:freezer.stacked'))).toBeVisible();
    expect(await barriersOf(page, { within: '.my-freezer' })).toEqual([]);
    await page.reload();
    await expect(free).toHaveValue('10');
    await expect(page.getByText(t('almanac:freezer.stacked'))).toBeVisible();
  });
}

test(
  'D2 where the browser keeps nothing, the room in my freezer counts for this page only',
  { tag: '@long' },
  async ({ page }) => {
    const t = texts.textFor(markets.nl);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto(kitchens[0].box);
    const free = page.getByLabel(t('almanac:freezer.label'));
    await free.fill('11');
    await expect(page.getByText(t('almanac:freezer.fits'))).toBeVisible();
    await page.reload();
    await expect(free).toHaveValue('');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, recipe, amounts, box } of inTurn(kitchens, 1)) {
    const t = texts.textFor(markets[code]);
    test(`D2, D4 ${code}: the written amounts and the litres are there, and no field that does nothing`, async ({
      page,
    }) => {
      await page.goto(`${recipe}?for=6`);
      await expect(firstAmount(page)).toHaveText(amounts.four);
      await expect(page.getByRole('button', { name: t('recipes:portions.more') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('recipes:cook.start') })).toHaveCount(0);
      await page.goto(box);
      await expect(
        page.getByText(t('almanac:freezer.needs', { litres: t('almanac:freezer.range', { tight: 8, loose: 11 }) })),
      ).toBeVisible();
      await expect(page.getByLabel(t('almanac:freezer.label'))).toHaveCount(0);
    });
  }
});
