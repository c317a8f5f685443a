/**
 * The service worker of the recipes. Its scope is the recipes of one market, so that it sees no other page, no data and nothing of the
 * shop area. Whatever it sees comes from the line; where there is none, a recipe that was opened before comes from what was kept.
 * `keepsRecipes` is the setting, which the server writes in front of this file: where it is false the worker takes all of it away.
 */
/* global keepsRecipes */
const prefix = 'kept-recipe ';
const mostRecipes = 20;
const isFile = /^\/(?:assets|brand|fonts|images|locales|media)\//;
const filesInPage = /"(\/(?:assets|brand|locales)\/[^"\\?#\s]+)"/g;

globalThis.addEventListener('install', () => void globalThis.skipWaiting());
if (keepsRecipes) {
  globalThis.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
  globalThis.addEventListener('fetch', answer);
} else {
  globalThis.addEventListener('activate', (event) => event.waitUntil(leave()));
}

function answer(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== globalThis.location.origin) return;
  const isPage = request.mode === 'navigate';
  // All else a recipe asks for is data: the basket, the shop area, pages it leads to.
  if (!isPage && !isFile.test(pathname)) return;
  const kept = isPage ? { cacheName: `${prefix}${pathname}`, ignoreSearch: true } : {};
  event.respondWith(
    fetch(request).catch(
      async () => (await caches.match(pathname, { ...kept, ignoreVary: true })) ?? globalThis.Response.error(),
    ),
  );
}

/** `isOpened` is said once of a recipe that was opened; what it shows later is added to it. */
async function keep({ path, files, isOpened }) {
  const name = `${prefix}${path}`;
  if (isOpened && !(await keepPage(path, name))) return;
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const page = await cache.match(path);
  const inPage = [...((await page?.text()) ?? '').matchAll(filesInPage)].map(([, file]) => file);
  for (const file of new Set([...inPage, ...files])) {
    if (!isFile.test(file) || (await cache.match(file))) continue;
    // One that cannot be had is missed by the recipe, and by nothing else.
    await cache.add(file).catch(() => {});
  }
}

/** As everybody gets it: without cookies. The recipe that was opened longest ago gives way. */
async function keepPage(path, name) {
  const isRecipe = new URL(path, globalThis.location.origin).href.startsWith(globalThis.registration.scope);
  const page = isRecipe ? await fetch(path, { credentials: 'omit' }).catch(() => null) : null;
  if (!page?.ok || page.redirected) return false;
  await caches.delete(name);
  const cache = await caches.open(name);
  await cache.put(path, page);
  for (const old of (await keptNames()).slice(0, -mostRecipes)) await caches.delete(old);
  return true;
}

/** In the order in which they were opened. */
async function keptNames() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function leave() {
  for (const name of await keptNames()) await caches.delete(name);
  await globalThis.registration.unregister();
}
