import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), serverTexts(), ownSheets()],
  // Bound to this machine: the development server is not made for strangers.
  server: { host: '127.0.0.1' },
  // Class names are most of what a page's markup repeats. While developing they say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  // One style sheet for what all pages may show: the code of a part may come after the page, how it looks may not. What only some
  // pages show is in sheets that those link (ownSheets).
  build: {
    cssCodeSplit: false,
    // Every page has the first three by then.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, chunks) =>
        chunks.filter((chunk) => !/\/(rolldown-runtime|vendor|core)-/.test(chunk)),
    },
  },
  // The server loads all its chunks before it serves; Node cannot take apart what this one exports.
  ssr: { noExternal: ['vanilla-cookieconsent'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What never changes with our code stays in browsers' caches when our code does.
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
                // What every page needs at once, with all it imports; and the styles that all others build on, which must come first.
                {
                  name: 'core',
                  test: /(rules[\\/]links[\\/]shop-path|storefront[\\/](styles[\\/](tokens|base)|layout[\\/]layout|seo[\\/]meta|hydration[\\/]lazy-view|i18n[\\/](messages|shared-texts)|pages[\\/]errors[\\/](error-meta|bare-error|failure-screen\.module)|data[\\/]json-payload|browser[\\/](sheets[\\/](keep-sheet|sheet-links|use-sheet)|lead-on|moved-pages|storage)))\.(tsx?|css)$|vite\/preload-helper\.js$/,
                  priority: 2,
                },
                // What pages of the shop area have in common is for them alone.
                { name: 'selling', test: /storefront[\\/]selling[\\/](?!shop-layout).*\.tsx$/, priority: 2 },
                // What late chunks have in common, as one file: each in one of its own would be dozens of requests.
                {
                  name: 'parts',
                  test: /[\\/](contract|rules|storefront)[\\/](?!pages[\\/])/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
}));

/** Every class and animation of every style sheet, numbered: random names are what a packed style sheet cannot be made smaller by. */
const classNumbers = new Map(
  globSync('storefront/**/*.module.css', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => {
      const sheet = readFileSync(join(import.meta.dirname, file), 'utf8');
      const names = new Set([...sheet.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name));
      return [...names].map((name) => `${file} ${name}`);
    })
    .map((whole, number) => [whole, number]),
);

/** The same in the server's and the browser's build: made of nothing but the style sheets. Editors' classes begin otherwise. */
function shortName(name: string, file: string): string {
  const whole = `${relative(import.meta.dirname, file)} ${name}`;
  const number = classNumbers.get(whole);
  if (number === undefined) throw new Error(`the class "${whole}" has no number`);
  return `_${number.toString(36)}`;
}

/**
 * What only some pages show is in a sheet of theirs, linked by `links()`: the sheet names its modules (`@modules './*.module.css';`),
 * whose rules stand there and no longer in the sheet of all pages. The code of a part says its class names as before.
 */
function ownSheets(): Plugin {
  const named = /@modules ([^;]+);/g;
  const modulesOf = (sheet: string, text: string) =>
    [...text.matchAll(named)].flatMap(([, list = '']) =>
      [...list.matchAll(/['"](.+?)['"]/g)].flatMap(([, pattern = '']) =>
        globSync(pattern, { cwd: dirname(sheet) })
          .toSorted()
          .map((file) => join(dirname(sheet), file)),
      ),
    );
  const sheets = globSync('storefront/**/*.css', { cwd: import.meta.dirname }).map((file) =>
    join(import.meta.dirname, file),
  );
  const elsewhere = new Set(sheets.flatMap((sheet) => modulesOf(sheet, readFileSync(sheet, 'utf8'))));
  let config: ResolvedConfig;
  return {
    name: 'own-sheets',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      // After the modules have been read and before Vite keeps their rules.
      async handler(css, id) {
        const [file = id] = id.split('?');
        if (elsewhere.has(file)) return { code: '', map: null };
        const modules = modulesOf(file, css);
        if (modules.length === 0) return null;
        const rules = await Promise.all(
          modules.map(async (module) => (await preprocessCSS(readFileSync(module, 'utf8'), module, config)).code),
        );
        return { code: `${rules.join('\n')}\n${css.replace(named, '')}`, map: null };
      },
    },
  };
}

/** What only the server writes into pages is empty in the code of browsers, which leave it as they find it. */
function serverTexts(): Plugin {
  return {
    name: 'server-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (/storefront\/(?:browser\/image-format|layout\/navigation\/scroll)-script\.ts$/.test(id)) {
        return "export const imageFormatScript = '', scrollScript = '';";
      }
      return id.endsWith('storefront/layout/brand-drawings.ts') ? 'export const brandDrawings = {};' : null;
    },
  };
}
