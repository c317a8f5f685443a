// Home, packages, recipes, questions and static pages in a real browser, with the demo content.
import type { Page } from '@playwright/test';
import { type Market, markets } from '#markets/index.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';
import { inTurn } from '#tests/setup/each-choice.ts';
import { barriersOf } from '#tests/setup/browser/barriers.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const both = [markets.nl, markets.de];

/** Packages of the demo with several sizes and pictures. */
const families: Record<string, { slug: string; sister: string }> = {
  nl: { slug: 'blaarkop-rundvleespakket', sister: 'blaarkop-familiepakket' },
  de: { slug: 'fleckvieh-weidekiste-klein', sister: 'fleckvieh-weidekiste-mittel' },
};

function packageOf({ code }: Market) {
  return families[code] ?? { slug: '', sister: '' };
}

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('LST-9, LST-10, LST-D6 up to 768 px a filter bar scrolls sideways, from there only with more than 10 tabs', async ({
  page,
}) => {
  const barAt = async (name: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const list = page.getByRole('navigation', { name }).getByRole('list');
    return list.evaluate((bar) => {
      const { flexWrap, overflowX } = getComputedStyle(bar);
      return { isMany: bar.children.length > 10, flexWrap, overflowX };
    });
  };
  const sideways = { flexWrap: 'nowrap', overflowX: 'auto' };
  await page.goto(pathTo(markets.fr, 'recipes'));
  const animals = texts.textFor(markets.fr)('filters.label');
  for (const width of [390, 767, 768]) expect(await barAt(animals, width)).toEqual({ isMany: false, ...sideways });
  for (const width of [769, 1200]) expect(await barAt(animals, width)).toMatchObject({ flexWrap: 'wrap' });
  await page.goto(pathTo(markets.nl, 'recipes'));
  const cuts = texts.textFor(markets.nl)('find:recipes.cut');
  await page.getByText(texts.textFor(markets.nl)('find:recipes.choose')).click();
  for (const width of [768, 1200]) expect(await barAt(cuts, width)).toEqual({ isMany: true, ...sideways });
});

test('LST-5 choosing the page that is shown asks for nothing', { tag: '@long' }, async ({ page }) => {
  const t = texts.textFor(markets.nl);
  await page.goto(pathTo(markets.nl, 'recipes', { page: 2 }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/recepten')) asked.push(request.url());
  });
  const pages = page.getByRole('navigation', { name: t('pagination.label') });
  await pages.getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true }).click();
  await pages.getByRole('link', { name: t('pagination.page', { page: 1 }), exact: true }).click();
  await expect(page).toHaveURL(pathTo(markets.nl, 'recipes'));
  expect(asked.filter((url) => url.includes('/recepten/2'))).toEqual([]);
});

for (const market of inTurn(both, 0)) {
  const t = texts.textFor(market);
  const animal = (type: string) => t.find(`animals.${type}`) ?? type;

  test(`LST-1, LST-2, LST-3, LST-D8, RCP-1, RCP-2, RCP-4 ${market.code}: browse, filter, page, read, back`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(pathTo(market, 'recipes'));
    const filters = page.getByRole('navigation', { name: t('filters.label') });
    const pages = page.getByRole('navigation', { name: t('pagination.label') });
    const cards = page.getByRole('main').getByRole('article');

    await pages.getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL(pathTo(market, 'recipes', { page: 2 }));
    await expect(filters).toBeInViewport();

    await filters.getByRole('link', { name: animal('cow'), exact: true }).click();
    await expect(page).toHaveURL(pathTo(market, 'recipes', { filter: 'cow' }) ?? '');
    await expect(filters.getByRole('link', { name: animal('cow'), exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(filters).toBeInViewport();

    const last = cards.last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    const title = (await last.getByRole('heading').textContent()) ?? '';
    await last.getByRole('link').click();
    await expect(h1(page)).toHaveText(title);
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(pathTo(market, 'recipes', { filter: 'cow' }) ?? '');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 50);

    await filters.getByRole('link', { name: t('recipes:all'), exact: true }).click();
    await expect(page).toHaveURL(pathTo(market, 'recipes'));
  });

  test(
    `LST-D8 ${market.code}: another page of the list begins at the top of the list`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(pathTo(market, 'recipes'));
      const list = page.getByRole('region', { name: (await h1(page).textContent()) ?? '' });
      const next = page.getByRole('link', { name: t('pagination.next') });
      await next.scrollIntoViewIfNeeded();
      await next.click();
      await expect(page).toHaveURL(pathTo(market, 'recipes', { page: 2 }));
      await expect(async () => {
        const box = await list.boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        expect(box?.y).toBeLessThan(250);
      }).toPass();
    },
  );

  test(`FAQ-2, FAQ-5, FAQ-6, FAQ-D4 ${market.code}: questions by animal, answers on demand`, async ({ page }) => {
    await page.goto(pathTo(market, 'faq'));
    const main = page.getByRole('main');
    const question = main.getByRole('group').first();
    await expect(question).not.toHaveAttribute('open');
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');

    await main
      .getByRole('navigation', { name: t('faq:filter') })
      .getByRole('link', { name: animal('cow'), exact: true })
      .click();
    await expect(page).toHaveURL(pathTo(market, 'faq', { filter: 'cow' }) ?? '');
    await expect(main.getByRole('heading', { name: t('faq:ofAnimal', { animal: animal('cow') }) })).toBeAttached();
    await expect(main.getByRole('group').first()).not.toHaveAttribute('open');
    await expect(main.getByRole('link', { name: t('contact.call') })).toBeVisible();
  });

  test(`HOME-5, HOME-D1 ${market.code}: the home variant opens at the animal of its address`, async ({ page }) => {
    const headerHeight = 200;
    await page.goto(pathTo(market, 'animals', { filter: 'pig' }) ?? '');
    const group = page.locator('#pig');
    await expect(async () => {
      const box = await group.boundingBox();
      expect(Math.abs(box?.y ?? Number.POSITIVE_INFINITY)).toBeLessThan(headerHeight);
    }).toPass();
    await page.goto(pathTo(market, 'animals'));
    await expect(h1(page)).toBeInViewport();
    expect(await scrolled(page)).toBe(0);
  });

  test(`PRD-1, PRD-5, PRD-6, PRD-D12 ${market.code}: a package, its other size, its pictures, its origin`, async ({
    page,
  }) => {
    const { slug, sister } = packageOf(market);
    await page.goto(pathTo(market, 'package', { slug }));
    const title = (await h1(page).textContent()) ?? '';
    const photos = page.getByRole('list', { name: t('package:gallery.thumbnails') });
    const second = photos.getByRole('link', { name: t('carousel.photo', { number: 2 }) });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');

    const origin = page.locator('#traceability-box').getByRole('group').first();
    await expect(origin).not.toHaveAttribute('open');
    await page.getByRole('link', { name: t('package:buy.traceLink') }).click();
    await expect(origin).toHaveAttribute('open');
    // The way of the animal stands open above it.
    await expect(page.locator('#traceability-box')).toBeInViewport();

    const sizes = page.getByRole('navigation', { name: t('package:buy.choose') });
    await sizes
      .getByRole('link')
      .and(page.locator(`[href$="/${sister}"]`))
      .click();
    await expect(page).toHaveURL(pathTo(market, 'package', { slug: sister }));
    await expect(h1(page)).not.toHaveText(title);
    await expect(origin).not.toHaveAttribute('open');

    await page.goBack();
    await expect(h1(page)).toHaveText(title);
  });

  test(
    `PRD-7 ${market.code}: the link to the origin keeps the delivery that was asked for`,
    { tag: '@long' },
    async ({ page }) => {
      const { slug } = packageOf(market);
      const box = await page.request.get(`/api/v1/${market.code}/${market.siteLanguage}/products/${slug}`);
      const { product_id: productId } = (await box.json()) as { product_id: number };
      await page.goto(`${pathTo(market, 'package', { slug })}?product_id=${productId}`);
      await page.getByRole('link', { name: t('cuts:traceLink') }).click();
      await expect(page).toHaveURL(new RegExp(`\\?product_id=${productId}#traceability-box$`));
      await expect(page.locator('#traceability-box').getByRole('group').first()).toHaveAttribute('open');
    },
  );

  // Every screen is walked in screens/every-screen.spec.ts; these, at both widths, again in the long run.
  for (const width of isWholeRun ? [390, 1440] : []) {
    const barred = width < 1440 ? '' : ', nothing shuts anybody out';
    test(`${market.code} at ${width}: nothing moves by itself, nothing sticks out${barred}`, async ({
      page,
      shift,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      for (const path of await pagesOf(page, market)) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(`${path} ${(await shift()) < 0.02}`).toBe(`${path} true`);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(`${path} ${overhang}`).toBe(`${path} 0`);
        // Home is made of modules, which are looked at on their own.
        if (width < 1440 || path === pathTo(market, 'home')) continue;
        expect(await barriersOf(page, { within: 'main' }), path).toEqual([]);
      }
    });
  }
}

/** One page of each kind, home first. */
async function pagesOf(page: Page, market: Market): Promise<string[]> {
  const answer = await page.request.get(`/api/v1/${market.code}/${market.siteLanguage}/recipes?per_page=1`);
  const [recipe] = ((await answer.json()) as { data: { slug: string }[] }).data;
  return [
    pathTo(market, 'home'),
    pathTo(market, 'mission'),
    pathTo(market, 'faq'),
    pathTo(market, 'recipes', { filter: 'chicken' }) ?? '',
    pathTo(market, 'recipe', { slug: recipe?.slug ?? '' }),
    pathTo(market, 'package', { slug: packageOf(market).slug }),
    pathTo(market, 'productList', { animal: 'sheep' }) ?? '',
    pathTo(market, 'staticPage', { slug: market.words.cuts }),
  ];
}

test.describe('without our code', () => {
  test.use({ javaScriptEnabled: false });

  test('LST-2, LST-4, FAQ-D4 lists, filters, pages and answers work', async ({ page }) => {
    await page.goto('/nl/recepten');
    await page.getByRole('link', { name: 'Rund', exact: true }).first().click();
    await expect(page).toHaveURL('/nl/recepten/rund');
    await page.goto('/nl/recepten');
    await page.getByRole('link', { name: 'Pagina 2', exact: true }).click();
    await expect(page).toHaveURL('/nl/recepten/2');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Ingrediënten' })).toBeVisible();
    await page.goto('/nl/vragen');
    await page.locator('summary').first().click();
    await expect(page.getByRole('group').first()).toHaveAttribute('open');
  });
});
