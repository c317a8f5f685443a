// Who may import whom; README.md and docs/architecture.md say why. Read by scripts/checks/boundaries.mjs (npm run check).
// A folder may always import itself; what is not listed here is forbidden. Types count as imports.

export const folders = {
  contract: [],
  markets: ['contract'],
  rules: ['contract', 'markets'],
  services: ['contract', 'markets', 'rules'],
  storefront: ['contract', 'markets', 'rules'],
  studio: ['contract', 'markets', 'rules'],
  database: ['contract', 'services/*/tables'],
  server: ['contract', 'markets', 'rules', 'services', 'storefront', 'studio', 'database'],
};

/** Folders of the storefront. */
export const storefrontFolders = {
  pages: [
    'modules/page-modules',
    'modules/load-modules',
    'modules/samples',
    'layout',
    'basket',
    'selling',
    'sign-up',
    'components',
    'ui',
    'seo',
    'data',
    'browser',
    'i18n',
    'hydration',
  ],
  modules: ['basket', 'sign-up', 'components', 'ui', 'data', 'i18n', 'hydration'],
  layout: ['basket', 'sign-up', 'ui', 'data', 'browser', 'i18n', 'hydration'],
  basket: ['components', 'ui', 'browser', 'i18n'],
  selling: ['ui', 'seo', 'data', 'i18n'],
  'sign-up': ['components', 'ui', 'browser', 'i18n'],
  components: ['ui', 'data', 'browser', 'i18n', 'hydration'],
  ui: ['browser', 'i18n'],
  seo: ['data'],
  data: [],
  browser: ['i18n'],
  i18n: [],
  hydration: ['browser'],
};

/** Storeys of the server, from the top: a folder may import those below it. `app.ts`, `main.ts` and `dev.ts` stand on top of all. */
export const serverStoreys = [
  'commands',
  'operations',
  'studio',
  'herd',
  'shop',
  'selling',
  'orders',
  'backups',
  'pages',
  'content',
  'pictures',
  'settings',
  'cache',
  'senders',
  'http',
  'queues',
  'log',
];

export const sharedFiles = ['storefront/request-context', 'storefront/ports', 'storefront/styles', 'server/config'];

/** Folders whose subfolders do not know each other, but for those that are named. */
export const isolatedSiblings = {
  services: ['kit'],
  'storefront/pages': [],
  'storefront/modules': ['load', 'samples'],
};

/** Files in such a folder that know all of it. */
export const registries = [
  'storefront/modules/registry',
  'storefront/modules/page-modules',
  'storefront/modules/load-modules',
  'storefront/modules/samples',
];

/** The packages a folder may use, where not all of them. Node's own modules are packages too. */
export const packages = { contract: ['zod'], markets: [], rules: [] };
