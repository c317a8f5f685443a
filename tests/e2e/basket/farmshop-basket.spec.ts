// Filling a box in a real browser, with the demo content and the embedded shop.
import { markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import {
  add,
  box,
  expectSaved,
  less,
  list,
  more,
  notSaved,
  openList,
  quantity,
  search,
  t,
  title,
} from '#tests/setup/farmshop-page.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';

const changes = '**/wp-admin/admin-ajax.php';

test('FSH-39, FSH-40, FSH-D14, SHP-10, HDR-5 fill a box, remove, reload', async ({ page }) => {
  await openList(page);
  await add(page).click();
  await more(page).click();
  await more(page).click();
  await add(page, 'Mager rundergehakt').click();
  // At once, before the shop has said anything.
  await expect(quantity(page, 3)).toBeVisible();
  await expect(box(page)).toContainText('€ 32,60');
  await expectSaved(page);
  // Every piece counts: a badge of one beside a box of four was taken for a fault (decision 41).
  const basket = page.getByRole('banner').getByRole('link', { name: t('header.basketCount', { count: 4 }) });
  await expect(basket).toBeVisible();

  await less(page).click();
  await less(page, 'Mager rundergehakt').click();
  await expect(add(page, 'Mager rundergehakt')).toBeFocused();
  await expectSaved(page);
  await page.reload();
  await expect(quantity(page, 2)).toBeVisible();
  await expect(add(page, 'Mager rundergehakt')).toBeVisible();
  await expect(box(page)).toContainText('€ 15,90');

  await less(page).click();
  await less(page).click();
  await expect(box(page)).toContainText(t('farmshop:overview.empty'));
  await expectSaved(page);
  await page.reload();
  await expect(add(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('header.basket'), exact: true })).toBeVisible();
});

test('FSH-40, SHP-8, SHP-9 fifty quick clicks end in fifty', async ({ page }) => {
  await openList(page);
  await add(page).click();
  for (let clicks = 1; clicks < 50; clicks += 1) await more(page).click();
  await expect(quantity(page, 50)).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(quantity(page, 50)).toBeVisible();
  await expect(box(page)).toContainText(t('farmshop:overview.free'));
});

for (const key of casesOf(['Enter', 'Space'], 1)) {
  test(`FSH-24, FSH-39 ${key} on the plus puts a piece into the box, and the focus stays at the control`, async ({
    page,
  }) => {
    await openList(page);
    await add(page).press(key);
    await expect(quantity(page, 1)).toBeVisible();
    await expect(more(page)).toBeFocused();
    await expectSaved(page);
    await expect(page).toHaveURL(list);
  });
}

test('FSH-45, FSH-46, FSH-D15 a notice for four seconds, which a newer one replaces', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openList(page);
  await page.clock.pauseAt(120_000);
  const notice = page.getByRole('status', { name: t('farmshop:notification.label') });
  const removed = t('farmshop:notification.removed', { title });
  const saving = t('farmshop:control.saving');
  await add(page).click();
  // Not before the shop has said so.
  await expect(notice).toHaveText(saving);
  await page.clock.runFor(300);
  await expect(notice).toHaveText(t('farmshop:notification.added', { title }));
  await page.clock.runFor(3000);
  await less(page).click();
  await expect(notice).toHaveText(saving);
  await page.clock.runFor(300);
  await expect(notice).toHaveText(removed);
  await page.clock.runFor(3999);
  await expect(notice).toHaveText(removed);
  await page.clock.runFor(1);
  await expect(notice).toBeEmpty();
});

test(
  'ANA-1, ANA-2, ANA-3, ANA-4 what is looked at, added and removed is pushed once, each with an id of its own',
  { tag: '@long' },
  async ({ page }) => {
    await openList(page, `${list}/rundergehakt`);
    await page.getByRole('button', { name: t('farmshop:control.add') }).click();
    await less(page).click();
    const pushed = await page.evaluate(() => window.dataLayer as { event: string; unique_id?: string }[]);
    const [ids, events] = [pushed.filter(({ event }) => event === 'unique_id'), pushed.map(({ event }) => event)];
    expect(events.filter((event) => event !== 'unique_id')).toEqual(['view_item', 'add_to_cart', 'remove_from_cart']);
    expect(new Set(ids.map(({ unique_id }) => unique_id)).size).toBe(3);
  },
);

test('SHP-10 a change in one tab shows in another', async ({ page, context }) => {
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  await add(page).click();
  await more(page).click();
  await expectSaved(page);
  await expect(quantity(other, 2)).toBeVisible();
  await more(other).click();
  await expect(quantity(page, 3)).toBeVisible();
});

test('ERR-9, ERR-D7 offline and back: what was wanted stays, and is saved later', async ({
  page,
  context,
  problems,
}) => {
  await openList(page);
  await add(page).click();
  await expectSaved(page);
  await context.setOffline(true);
  await more(page).click();
  await expect(notSaved(page)).toBeVisible();
  await expect(quantity(page, 2)).toBeVisible();
  await expectSaved(page);
  await context.setOffline(false);
  await expect(notSaved(page)).toBeHidden();
  await page.reload();
  await expect(quantity(page, 2)).toBeVisible();
  // Said to whoever looks into it, and to nobody else.
  expect(problems.splice(0).join()).toContain('the basket could not be saved');
});

test('ERR-9, ERR-D7, FSH-44 a failing shop: the control says so, and tries again when asked', async ({
  page,
  problems,
}) => {
  // It also tries again by itself, after a while that does not pass here.
  await page.clock.install({ time: 0 });
  await openList(page);
  await page.clock.pauseAt(120_000);
  await page.route(changes, (route) => route.fulfill({ status: 502 }));
  await add(page).click();
  // What is said later is read aloud only in a live region that was there before.
  const said = page
    .getByRole('article')
    .filter({ has: quantity(page, 1) })
    .locator('div[aria-live="polite"]');
  await expect(said).toBeEmpty();
  await page.clock.runFor(300);
  await expect(notSaved(said)).toBeVisible();
  await expectSaved(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(changes);
  await notSaved(page).click();
  await page.clock.runFor(300);
  await expect(notSaved(page)).toBeHidden();
  await expectSaved(page);
  await page.clock.resume();
  await page.reload();
  await expect(quantity(page, 1)).toBeVisible();
  problems.splice(0);
});

test('ERR-D7 a dead shop leaves the list usable', { tag: '@long' }, async ({ page, problems }) => {
  await page.route('**/shop/**', (route) => route.abort());
  await page.goto(list);
  await expect(box(page)).toContainText(t('farmshop:overview.unavailable'));
  await search(page).fill('gehakt');
  await expect(page.getByRole('main')).toContainText(t('search.results', { count: 6, query: 'gehakt' }));
  await add(page).click();
  await expect(quantity(page, 1)).toBeVisible();
  await expect(notSaved(page)).toBeVisible();
  problems.splice(0);
});

test('FSH-D14 who leaves for the basket right after a click finds it there', async ({ page }) => {
  await openList(page);
  await add(page).click();
  await box(page)
    .getByRole('link', { name: t('farmshop:overview.toBasket') })
    .click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'basket'));
  await expect(page.getByRole('main')).toContainText(title);
});

test.describe('the box on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test(
    'FSH-6, FSH-40, FSH-41 with 20 pieces its sum and its button stay in view, and pieces are changed and removed in it',
    { tag: '@long' },
    async ({ page }) => {
      test.slow();
      await openList(page);
      const adds = page.locator('main article button[name^=bundle_quantity]');
      for (let piece = 0; piece < 20; piece += 1) await adds.first().click();
      const lines = box(page).getByRole('listitem');
      await expect(lines).toHaveCount(20);
      await expectSaved(page);
      const first = lines.first();
      const name = (await first.locator('b').textContent()) ?? '';
      const inBox = (key: 'more' | 'less' | 'takeOut', of = name) =>
        box(page).getByRole('button', { name: t(`farmshop:overview.${key}`, { title: of }), exact: true });
      for (const part of [
        box(page).getByRole('progressbar'),
        box(page).getByText(t('farmshop:overview.subtotal')),
        box(page).getByRole('link', { name: t('farmshop:overview.toBasket') }),
        // What was just added.
        lines.last(),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });

      await inBox('more').click();
      await expect(
        page.getByRole('status', { name: t('farmshop:overview.count', { title: name, quantity: 2 }) }),
      ).toHaveText('2');
      await inBox('less').click();
      await expect(inBox('takeOut')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(19);
      // Who uses a keyboard goes on from the next line.
      await expect(lines.first().getByRole('button').first()).toBeFocused();
      await expectSaved(page);
      await page.reload();
      await expect(lines).toHaveCount(19);
      await expect(box(page)).not.toContainText(name);
    },
  );
});
