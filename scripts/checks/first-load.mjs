// What a browser loads of our own code before a page works, by route: the entry, the route and all around it, and all they import.
import { existsSync, statSync } from 'node:fs';
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
      const parts = [assets.entry, ...chainOf(route, assets.routes)];
      const scripts = unique([assets.url, ...parts.flatMap(({ module, imports }) => [module, ...imports])]);
      const styles = unique(parts.flatMap(({ css }) => css ?? []).map((path) => path.split('#')[0]));
      const sizes = (paths) =>
        withSizes(
          paths.map((path) => path.slice(base.length)),
          client,
        );
      return { id: route.id, scripts: sizes(scripts), styles: sizes(styles) };
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
