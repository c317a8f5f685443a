// Every screen of the studio, whole: what keeps somebody out, what hangs over, and whether the keyboard alone reaches all of it.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { createPeople } from '#services/people/people.ts';
import { barriersOf, overhangOf } from '#tests/setup/browser/barriers.ts';
import { expect, test as base } from '#tests/setup/browser/browser-test.ts';
import { casesOf } from '#tests/setup/browser/long-runs.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { startStudioShop, type StudioShop } from '#tests/setup/studio/studio-shop.ts';
import { framePages } from '#tests/setup/studio/studio-visit.ts';

type Running = { shop: StudioShop; number: string; cookies: Record<'nl' | 'de', string> };

const test = base.extend<{ shop: StudioShop; number: string }, { running: Running }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startStudioShop();
      const nl = await shop.signIn('owner');
      const { number } = await shop.order('Femke Postma', { paidBy: 'cash', kinds: 2 });
      await shop.order('Jan Wacht');
      await use({ shop, number, cookies: { nl, de: await germanOwner(shop) } });
      await shop.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  shop: ({ running: { shop } }, use) => use(shop),
  number: ({ running: { number } }, use) => use(number),
  baseURL: ({ running: { shop } }, use) => use(shop.url),
  context: async ({ context, running }, use) => {
    await context.addCookies([{ name: 'kudde-studio', value: running.cookies.nl, url: running.shop.url }]);
    await use(context);
  },
});
test.describe.configure({ mode: 'default' });

async function germanOwner({ db }: StudioShop): Promise<string> {
  const people = createPeople({ db, clock: () => new Date() });
  const language: StudioLanguage = 'de';
  const invited = await people.invite({ email: 'imke@weidekiste.example', role: 'owner', language }, null);
  if ('problem' in invited) throw new Error(invited.problem);
  const imke = await people.links.setPassword(invited.token, { name: 'Imke', password: 'eine Kuh geht am Deich' });
  if (!imke) throw new Error('nobody joined');
  return (await people.sessions.begin(imke, { device: 'test', before: null })).token;
}

const pagesOf = (number: string) => [...framePages, '/studio/week', `/studio/orders/${number}`, '/studio/set-up'];
const nameOf = (path: string) => path.replace(/^\/studio\/?/, '').replaceAll('/', '-') || 'today';
/** For who wants to look. */
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join('test-results', 'studio', `${name}.png`), fullPage: true });

/** In the short run every screen once, in one language or the other. */
const walks = [
  { width: 1440, language: 'nl' },
  { width: 390, language: 'de' },
  { width: 390, language: 'nl' },
  { width: 1440, language: 'de' },
] as const;
for (const [at, { width, language }] of casesOf(walks, 2).entries())
  test(`CO-48 at ${width} in ${language}: no barriers on ${isWholeRun ? 'any' : 'every second'} screen, whole page, and nothing hangs over`, async ({
    page,
    context,
    running,
    number,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    await context.addCookies([{ name: 'kudde-studio', value: running.cookies[language], url: running.shop.url }]);
    const found: string[] = [];
    const pages = pagesOf(number).filter((_, place) => isWholeRun || place % 2 === at);
    for (const path of pages) {
      await page.goto(`${path}${language === 'de' && !path.includes(number) ? '?market=de' : ''}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shoot(page, `${nameOf(path).replace(number, 'one')}-${language}-${width}`);
      for (const barrier of await barriersOf(page)) found.push(`${path} ${barrier}`);
      if ((await overhangOf(page)) > 0) found.push(`${path} hangs over`);
      const broken = await page.evaluate(() =>
        [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
      );
      found.push(...broken.map((src) => `${path} ${src} is no picture`));
    }
    expect(found).toEqual([]);
  });

for (const path of ['/studio/sign-in', '/studio/enter'])
  test(`CO-48 in front of the book: no barriers on ${path}`, async ({ page, context }) => {
    await context.clearCookies();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await barriersOf(page)).toEqual([]);
      expect(await overhangOf(page)).toBe(0);
    }
  });

/** What can be pressed or typed into and is seen; of a group of dots one. */
async function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe',
    );
    const groups = new Set<string>();
    return [...all]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled, [tabindex="-1"]'))
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const isNew = !groups.has(element.name);
        groups.add(element.name);
        return isNew;
      })
      .map((element, index) => {
        const name = element instanceof HTMLInputElement && element.type === 'radio' ? element.name : String(index);
        element.dataset.reach = name;
        if (name !== String(index)) for (const other of document.getElementsByName(name)) other.dataset.reach = name;
        return name;
      });
  });
}

const pressesAtOnce = 10;
type Noting = typeof window & { reached: Set<string> };

/** Writes down in the page what has the focus: to ask after each press takes longer than the press. */
async function noteFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const reached = new Set<string>();
    const note = () => reached.add((document.activeElement as HTMLElement | null)?.dataset.reach ?? '');
    Object.assign(window, { reached });
    document.addEventListener('focusin', note);
    // The focus goes into a frame without another word to the page.
    window.addEventListener('blur', () => setTimeout(note));
  });
}

async function unreached(page: Page, wanted: string[]): Promise<string[]> {
  return page.evaluate((names) => names.filter((name) => !(window as Noting).reached.has(name)), wanted);
}

test('CO-48 the keyboard alone reaches everything on every screen', { tag: '@long' }, async ({ page, number }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const missed: string[] = [];
  for (const path of pagesOf(number)) {
    await page.goto(path);
    const wanted = await reachable(page);
    await noteFocus(page);
    const presses = wanted.length + 40;
    for (let press = 0; press < presses && (await unreached(page, wanted)).length > 0; press += pressesAtOnce)
      for (let at = 0; at < pressesAtOnce; at += 1) await page.keyboard.press('Tab');
    const left = await page.evaluate(
      (names) => {
        const parts = names.map((name) => document.querySelector(`[data-reach="${name}"]`) ?? `${name} is gone`);
        // What only a page without script shows is there until this one is hydrated.
        const missing = parts.filter((part) => typeof part === 'string' || part.checkVisibility());
        return missing.map((part) => (typeof part === 'string' ? part : part.outerHTML));
      },
      await unreached(page, wanted),
    );
    missed.push(...left.map((html) => `${path} ${html.slice(0, 160)}`));
  }
  expect(missed).toEqual([]);
});

test('keys: Ctrl+K finds an order by a part of its buyer’s name, and Enter leads to it', async ({ page, number }) => {
  await page.goto('/studio/settings');
  await page.keyboard.press('Control+k');
  const layer = page.getByRole('dialog', { name: 'Zoek of doe iets' });
  await expect(layer).toBeVisible();
  await expect(layer.getByRole('link', { name: /Bestelling opnemen/ })).toBeVisible();
  await page.keyboard.type('femke');
  await expect(layer.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await shoot(page, 'jump-layer-nl-1440');
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await page.keyboard.press('Control+k');
  await layer.getByRole('searchbox').fill('femke');
  await expect(layer.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/studio/orders/${number}`));
  await expect(layer).toBeHidden();
  // One is paid and not packed: its number stands in the index.
  const index = page.getByRole('navigation', { name: 'Studio', exact: true });
  await expect(index.getByRole('link', { name: /Inpakken/ })).toContainText('1');
});

test(
  'screen 1: an IBAN is looked at while it is typed; what is saved folds its question',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/studio/set-up');
    const iban = page.getByRole('textbox', { name: 'IBAN voor Nederland' });
    await iban.fill('NL91 ABNA 0417 1643 01');
    await expect(page.getByText('Klopt nog niet')).toBeVisible();
    await iban.fill('NL91 ABNA 0417 1643 00');
    await expect(page.getByText('Klopt: 18 tekens, controlegetal 91.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Op naam van' }).fill('Hoeve Rood');
    await iban.press('Enter');
    await expect(page.getByText('NL91ABNA0417164300, Hoeve Rood')).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('CO-42 what is looked for is found on a page, and a logo is saved by a plain form', async ({ page, number }) => {
    await page.goto('/studio/settings');
    await page.getByRole('link', { name: /Zoek een bestelling/ }).click();
    await page.getByRole('searchbox').fill('femke');
    await page.getByRole('button', { name: 'Zoek' }).click();
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await page.goto('/studio/settings');
    await page.getByLabel('Ander logo').setInputFiles('public/images/touch-kudde.png');
    await page.getByRole('button', { name: 'Bewaar: Logo' }).click();
    await expect(page.getByText('Logo van nl gewijzigd')).toBeVisible();
    await expect(page.getByAltText('Het logo van nu')).toHaveAttribute('src', /^\/brand\/nl-[\da-f]{8}\.png$/);
  });
});
