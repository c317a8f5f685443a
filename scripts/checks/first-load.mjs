// What a browser loads of our own before a page works, by route: the entry, the route and all around it, all they import, and style sheets.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

/** Files and their gzip sizes for each route of the build that has a page. */
export async function firstLoads({ build = 'build', base = '' } = {}) {
  const { assets, routes } = await import(pathToFileURL(join(root, build, 'server/index.js')).href);
  const client = join(root, build, 'client');
  return Object.values(assets.routes)
    .filter(({ id }) => routes[id].module.default && !isAround(id, assets.routes))
    .map((route) => {
      const chain = chainOf(route, assets.routes);
      const parts = [assets.entry, ...chain];
      const scripts = unique([assets.url, ...parts.flatMap(({ module, imports }) => [module, ...imports])]);
      const styles = unique([
        ...parts.flatMap(({ css }) => css ?? []).map((path) => path.split('#')[0]),
        ...chain.flatMap(({ id }) => linkedSheets(routes[id].module)),
      ]);
      const sizes = (paths) =>
        withSizes(
          paths.map((path) => path.slice(base.length)),
          client,
        );
      const ofParts = sizes(partSheets(route.module, { base, client }).filter((path) => !styles.includes(path)));
      return { id: route.id, scripts: sizes(scripts), styles: [...sizes(styles), ...largest(ofParts)] };
    });
}

/** A route that holds others is no page. */
function isAround(id, routes) {
  return Object.values(routes).some(({ parentId }) => parentId === id);
}

/** The route and all that hold it, from the outermost. */
function chainOf(route, routes) {
  return route ? [...chainOf(routes[route.parentId], routes), route] : [];
}

/** Sheets of the module's `links()`. Those for print hold no page back. */
function linkedSheets({ links }) {
  return (links?.() ?? [])
    .filter(({ rel, media }) => rel === 'stylesheet' && media !== 'print')
    .map(({ href }) => href);
}

/**
 * Sheets that parts of a page link themselves (SheetLink), as far as code leads from the page. Which of them stand in one page is up to
 * what its editor placed, and most stand below the first view, so the largest is counted for every page.
 */
function largest(sheets) {
  return sheets.toSorted((a, b) => b.gzip - a.gzip).slice(0, 1);
}

/** What is asked for after the first view: by consent, and by the outline of a page that is on its way. */
const isLater = /\/(?:ask-consent|base|consent-modal|loading)-[^/]+$/;

function partSheets(module, { base, client }) {
  const seen = new Set([module]);
  const sheets = new Set();
  for (const file of seen) {
    const text = readFileSync(join(client, file.slice(base.length)), 'utf8');
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      seen.add(`${base}/assets/${name}`);
    for (const [name] of text.matchAll(/\/assets\/[\w.-]+\.css/g)) sheets.add(`${base}${name}`);
  }
  return [...sheets].filter((path) => !isLater.test(path) && existsSync(join(client, path.slice(base.length))));
}

export function sumBrotli(files) {
  return files.reduce((total, { brotli }) => total + brotli, 0);
}

export function sum(files) {
  return files.reduce((total, { gzip }) => total + gzip, 0);
}

function unique(paths) {
  return [...new Set(paths)];
}

function withSizes(paths, client) {
  return paths.map((path) => ({
    path,
    gzip: sizeOf(join(client, path), '.gz'),
    brotli: sizeOf(join(client, path), '.br'),
  }));
}

/** As it is sent: the build leaves out a form that would be larger than the file. */
function sizeOf(file, ending) {
  return statSync(existsSync(file + ending) ? file + ending : file).size;
}
