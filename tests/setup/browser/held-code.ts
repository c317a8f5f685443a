/** Pages whose code is late: held back until a test lets it go, or never coming. */
import { globSync, readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './browser-test.ts';

/** Opens a page and waits until React waits for the chunks of its parts, which are in the hands of `answer`. */
export async function openEarly(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  const html = await (await page.request.get(path)).text();
  const isFirst = (url: string) => html.includes(new URL(url).pathname);
  await page.route('**/assets/*.js', (route) => (isFirst(route.request().url()) ? route.continue() : answer(route)));
  // The frame's own way to go there does not wait until everything listens.
  await page.mainFrame().goto(path);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}

/** Opens a page after which the line is cut: neither the page nor code can be fetched again until it is mended. */
export async function openThenCut(
  page: Page,
  path: string,
  answer: (route: Route, isFirst: boolean) => Promise<void>,
): Promise<{ mend: () => void }> {
  let isCut = true;
  const html = await (await page.request.get(path)).text();
  await page.route('**/assets/*.js', (route) => {
    const isFirst = html.includes(new URL(route.request().url()).pathname);
    return isCut ? answer(route, isFirst) : route.continue();
  });
  await page.mainFrame().goto(path);
  await page.route(`**${path}`, (route) => (isCut ? route.abort() : route.continue()));
  return { mend: () => (isCut = false) };
}

/** Opens a page whose parts' chunks wait until they are let go. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await openEarly(page, path, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

export const expectAlive = (element: Locator) =>
  expect.poll(() => element.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))).toBe(true);

/** What the server wrote, kept by the document; a page that was loaded anew has none of it. */
type Marked = typeof window & { serversElements?: Element[] };

export async function markElements(page: Page) {
  await page.evaluate(() => {
    const serversElements = [...document.querySelectorAll('main h1, main a, footer a')];
    Object.assign(window, { serversElements, isSameDocument: true });
  });
}

/** What the server wrote and is not in the page any more, also where another took its place. Code may add to it. */
export const lost = (page: Page) =>
  page.evaluate(() => {
    const { serversElements } = window as Marked;
    if (!serversElements) throw new Error('the page was loaded anew, or nothing was marked');
    return serversElements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Opens a page of which no code comes at all until they are let go. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isFree;
    await route.continue();
  });
  await page.mainFrame().goto(path);
  return letGo;
}

type Manifest = { routes: Record<string, { module: string } | undefined> };

/** Where the build has put the code of a route, such as `nl/home`. */
export function chunkOfRoute(id: string): string {
  const [file = ''] = globSync('build/client/assets/manifest-*.js');
  const text = readFileSync(file, 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const { module } = routes[id] ?? {};
  if (!module) throw new Error(`the build has no route ${id}`);
  return module;
}
