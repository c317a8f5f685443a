// The package page in a real browser, with the demo content: dividing the minced part, coming back, buying.
import type { Page } from '@playwright/test';
import { type Market, marketList, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { watchDataLayer } from '#tests/setup/browser/data-layer.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const storageKey = 'product_meatoptions_data';

/** Packages whose first minced item has no cap and whose second has one. */
const divisible: Record<string, string> = {
  nl: 'blaarkop-rundvleespakket',
  fr: 'colis-charolaise-3-kg',
  uk: 'old-spot-pork-box-small',
  de: 'limousin-kiste',
};

/** Packages with another size. */
const families: Record<string, { slug: string; sister: string }> = {
  nl: { slug: 'blaarkop-rundvleespakket', sister: 'blaarkop-familiepakket' },
  de: { slug: 'fleckvieh-weidekiste-klein', sister: 'fleckvieh-weidekiste-mittel' },
};

type Item = { name: string; frontend_name?: string; meals: number; max_amount_product_vac: number | null };

async function mincedOf(page: Page, market: Market): Promise<[Item, Item]> {
  const address = `/api/v1/${market.code}/${market.siteLanguage}/products/${divisible[market.code]}`;
  const { packages } = await (await page.request.get(address)).json();
  const items = (packages as { minced_packages?: Item[] }[]).flatMap((part) => part.minced_packages ?? []);
  return items.slice(0, 2) as [Item, Item];
}

function editorOf(page: Page, market: Market) {
  const t = texts.textFor(market);
  const contents = page.locator('#contents');
  const titleOf = (item: Item) => item.frontend_name ?? item.name;
  return {
    contents,
    secondStep: contents.getByRole('tab', { name: t('package:contents.minced') }),
    toMinced: contents.getByRole('button', { name: t('package:editor.toMinced') }),
    plus: (item: Item) =>
      contents.getByRole('button', { name: t('stepper.more', { name: titleOf(item) }), exact: true }),
    minus: (item: Item) =>
      contents.getByRole('button', { name: t('stepper.less', { name: titleOf(item) }), exact: true }),
    value: (item: Item) =>
      contents.getByRole('status', { name: t('stepper.quantity', { name: titleOf(item) }), exact: true }),
    presets: contents.getByRole('group', { name: t('package:editor.presets.label') }).getByRole('button'),
    link: contents.getByRole('link', { name: t('package:buy.add') }),
    button: contents.getByRole('button', { name: t('package:buy.add') }),
  };
}

/** The packs in the checkout link. */
async function packsIn(link: ReturnType<typeof editorOf>['link'], ...items: Item[]) {
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return items.map(({ name }) => Number(searchParams.get(name)));
}

for (const market of inTurn(marketList, 1)) {
  const t = texts.textFor(market);
  const path = pathTo(market, 'package', { slug: divisible[market.code] ?? '' });

  test(`PRD-10, PRD-11, PRD-12, PRD-13, PRD-14, PRD-18, PRD-D4, SHP-14 ${market.code}: divide the minced part, leave, come back`, async ({
    page,
  }) => {
    test.slow();
    const [first, second] = await mincedOf(page, market);
    const editor = editorOf(page, market);
    await page.goto(path);
    await page.getByRole('link', { name: t('package:buy.build') }).click();
    await expect(editor.contents).toBeInViewport();
    await expect(editor.minus(first)).toBeHidden();
    await editor.toMinced.click();
    await expect(editor.secondStep).toBeFocused();
    expect(await packsIn(editor.link, first, second)).toEqual([first.meals, second.meals]);

    await editor.minus(first).click();
    await expect(editor.button).toBeDisabled();
    await expect(editor.contents).toContainText(t('package:editor.pickMore', { count: 1 }));
    await editor.plus(first).click();
    // Plus on a full choice swaps: the one with the most gives a pack, and the last chosen gives it back.
    await editor.plus(second).click();
    await expect(editor.contents).toContainText(t('package:editor.fits'));
    await editor.plus(first).click();
    await editor.plus(first).click();
    await expect(editor.contents).toContainText(t('package:editor.fits'));
    const chosen = [first.meals + 1, second.meals - 1];
    expect(await packsIn(editor.link, first, second)).toEqual(chosen);

    await page.reload();
    await expect(editor.value(first)).toHaveText(String(first.meals + 1));
    await expect(editor.contents).toContainText(t('package:editor.restored'));
    expect(await packsIn(editor.link, first, second)).toEqual(chosen);

    await page.getByRole('banner').getByRole('link', { name: market.brand }).first().click();
    await expect(page).toHaveURL(pathTo(market, 'home'));
    await page.goBack();
    await expect(editor.value(second)).toHaveText(String(second.meals - 1));
    expect(await packsIn(editor.link, first, second)).toEqual(chosen);

    await editor.contents.getByRole('button', { name: t('package:editor.reset') }).click();
    expect(await packsIn(editor.link, first, second)).toEqual([first.meals, second.meals]);
  });
}

const both = [markets.nl, markets.de];

for (const market of inTurn(both, 1)) {
  const t = texts.textFor(market);
  const path = pathTo(market, 'package', { slug: divisible[market.code] ?? '' });

  test(`PRD-15, PRD-16, PRD-17 ${market.code}: only caps and zero stop the steps`, async ({ page }) => {
    const [free, capped] = await mincedOf(page, market);
    const cap = capped.max_amount_product_vac ?? 0;
    const editor = editorOf(page, market);
    await page.goto(path);
    await editor.secondStep.click();
    for (let packs = capped.meals; packs < cap; packs += 1) await editor.plus(capped).click();
    await expect(editor.value(capped)).toHaveText(String(cap));
    await expect(editor.plus(capped)).toBeDisabled();
    await editor.plus(capped).click({ force: true });
    await expect(editor.value(capped)).toHaveText(String(cap));
    // Once there is nothing left to swap it goes beyond the total.
    for (let packs = free.meals; packs < free.meals + 10; packs += 1) await editor.plus(free).click();
    await expect(editor.plus(free)).toBeEnabled();
    await expect(editor.button).toBeDisabled();
    await expect(editor.value(capped)).toHaveText('0');
    await expect(editor.minus(capped)).toBeDisabled();
    await editor.minus(capped).click({ force: true });
    await expect(editor.value(capped)).toHaveText('0');
  });

  test(
    `PRD-10, PRD-12 ${market.code}: keys alone do it, and the focus stays where it was`,
    { tag: '@long' },
    async ({ page }) => {
      const [first, second] = await mincedOf(page, market);
      const editor = editorOf(page, market);
      await page.goto(path);
      const firstStep = editor.contents.getByRole('tab', { name: t('package:contents.cut') });
      await firstStep.focus();
      await page.keyboard.press('ArrowRight');
      await expect(editor.secondStep).toBeFocused();
      await expect(editor.secondStep).toHaveAttribute('aria-selected', 'true');
      // Past the presets.
      for (let tabs = (await editor.presets.count()) + 1; tabs > 0; tabs -= 1) await page.keyboard.press('Tab');
      await expect(editor.minus(first)).toBeFocused();
      for (let packs = first.meals; packs > 0; packs -= 1) await page.keyboard.press('Space');
      await expect(editor.value(first)).toHaveText('0');
      await expect(editor.minus(first)).toBeFocused();
      await page.keyboard.press('Tab');
      for (let packs = 0; packs < first.meals - 1; packs += 1) await page.keyboard.press('Enter');
      await expect(editor.contents).toContainText(t('package:editor.pickMore', { count: 1 }));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(editor.plus(second)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(editor.link).toBeVisible();
      expect(await packsIn(editor.link, first, second)).toEqual([first.meals - 1, second.meals + 1]);
    },
  );

  test(
    `PRD-11, PRD-12 ${market.code}: a preset divides all at once, and the foot of the editor stays in view`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const [first, second] = await mincedOf(page, market);
      const editor = editorOf(page, market);
      await page.goto(path);
      await editor.secondStep.click();
      const [all, half, own] = [editor.presets.first(), editor.presets.nth(1), editor.presets.last()];
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await all.click();
      const [required = 0] = await packsIn(editor.link, first);
      expect(required).toBeGreaterThan(first.meals);
      expect(await packsIn(editor.link, first, second)).toEqual([required, 0]);
      await half.click();
      await expect(half).toHaveAttribute('aria-pressed', 'true');
      expect(await packsIn(editor.link, first, second)).toEqual([required / 2, required / 2]);
      await own.click();
      expect(await packsIn(editor.link, first, second)).toEqual([first.meals, second.meals]);

      await editor.minus(first).click();
      const said = editor.contents.getByText(t('package:editor.total', { chosen: required - 1, required }));
      for (const part of [editor.secondStep, editor.plus(first)]) {
        await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(part).toBeInViewport();
        await expect(said).toBeInViewport({ ratio: 1 });
        await expect(editor.button).toBeInViewport({ ratio: 1 });
      }
      await expect(said).toContainText(String(required));
    },
  );

  test(
    `PRD-D4 ${market.code}: what another version stored changes nothing, and neither does an old choice`,
    { tag: '@long' },
    async ({ page }) => {
      const [first, second] = await mincedOf(page, market);
      const editor = editorOf(page, market);
      await page.goto(path);
      await editor.secondStep.click();
      await editor.minus(first).click();
      const stored = await page.evaluate((key) => localStorage.getItem(key), storageKey);
      const entry = JSON.parse(stored ?? '') as { value: { version: number }; expiry: number };
      const sevenDays = 604_800_000;
      expect(Math.abs(entry.expiry - Date.now() - sevenDays)).toBeLessThan(60_000);
      const unusable = ['{', JSON.stringify({ ...entry, expiry: 1 })];
      unusable.push(JSON.stringify({ ...entry, value: { ...entry.value, version: 99 } }));
      for (const text of unusable) {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKey, text] as const);
        await page.reload();
        expect(await packsIn(editor.link, first, second)).toEqual([first.meals, second.meals]);
      }
    },
  );

  test(`ANA-1, ANA-2, ANA-3, ANA-D2, PRD-5, PRD-6 ${market.code}: each view and each order is told once`, async ({
    page,
  }) => {
    test.slow();
    const pushed = await watchDataLayer(page);
    const names = () => pushed.map(({ event }) => event);
    const seen = (count: number) =>
      expect.poll(() => names().filter((name) => name === 'view_item').length).toBe(count);
    const sizes = page.getByRole('navigation', { name: t('package:buy.choose') });
    const { slug, sister } = families[market.code] ?? { slug: '', sister: '' };
    const loads: string[] = [];
    page.on('request', (request) => {
      // Not what the pointer only passed over, which is fetched ahead.
      const isLoad = request.resourceType() === 'fetch' && request.url().includes('.data');
      if (isLoad) loads.push(new URL(request.url()).pathname);
    });
    await page.goto(pathTo(market, 'package', { slug }));
    await seen(1);
    await page.locator(`[aria-labelledby] a[href$="/${sister}"]`).first().click();
    await seen(2);
    await expect(sizes.getByRole('link').and(page.locator('[aria-current]'))).toHaveAttribute(
      'href',
      pathTo(market, 'package', { slug: sister }),
    );
    loads.length = 0;
    await page.goBack();
    await seen(3);
    expect(loads).toContain(`${pathTo(market, 'package', { slug })}.data`);
    // As when the browser had kept the whole page.
    loads.length = 0;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await seen(4);
    expect(loads).toEqual([`${pathTo(market, 'package', { slug })}.data`]);

    await page.route('**/order-package/**', (route) => route.fulfill({ body: 'checkout', contentType: 'text/html' }));
    await editorOf(page, market).link.dblclick();
    await expect(page).toHaveURL(/order-package/);
    const views = Array.from({ length: 4 }, () => ['unique_id', 'view_item']).flat();
    expect(names()).toEqual([...views, 'unique_id', 'add_to_cart']);
    expect(new Set(pushed.flatMap(({ unique_id: id }) => id ?? [])).size).toBe(5);
    const [last] = pushed.slice(-1);
    expect(last?.ecommerce).toMatchObject({ currency: 'EUR', items: [{ quantity: 1 }] });
    expect(last?.ecommerce?.value).toBeGreaterThan(0);
  });

  test(`PRD-12 ${market.code}: without our code the package is bought as it is composed, or divided by a form`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const [first, second] = await mincedOf(page, market);
    const editor = editorOf(page, market);
    await page.goto(path);
    expect(await packsIn(editor.link, first, second)).toEqual([first.meals, second.meals]);
    await expect(editor.contents.getByRole('table')).toHaveCount(2);
    await editor.minus(second).click();
    await editor.plus(first).click();
    expect(await packsIn(editor.link, first, second)).toEqual([first.meals + 1, second.meals - 1]);
    // Playwright leaves out what stands in a noscript.
    const words = await editor.contents.locator('form').evaluateAll((forms) => forms.map((form) => form.textContent));
    expect(words).toContain(t('package:editor.withoutScript'));
    await context.close();
  });

  test(`${market.code}: the editor shuts nobody out`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const editor = editorOf(page, market);
    await editor.secondStep.click();
    const [first] = await mincedOf(page, market);
    await editor.minus(first).click();
    expect(await barriersOf(page, { within: 'main' })).toEqual([]);
  });
}
