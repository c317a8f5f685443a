// Who may import whom; README.md and docs/architecture.md say why. Read by scripts/boundaries.mjs (npm run check).
// A folder may always import itself; what is not listed here is forbidden. Types count as imports.
const mayImport = {
  contract: [],
  markets: ['contract'],
  rules: ['contract', 'markets'],
  services: ['contract', 'markets', 'rules'],
  storefront: ['contract', 'markets', 'rules'],
  database: ['contract', 'services/[^/]+/tables'],
  artwork: ['contract'],
  server: ['contract', 'markets', 'rules', 'services', 'storefront', 'database'],
};

const mayImportInStorefront = {
  routes: ['screens', 'modules', 'chrome', 'ui', 'lib'],
  screens: ['modules/page-modules', 'blocks', 'sign-up', 'basket', 'cards', 'ui', 'lib'],
  modules: ['blocks', 'sign-up', 'basket', 'cards', 'ui', 'lib'],
  chrome: ['sign-up', 'basket', 'ui', 'lib'],
  blocks: ['cards', 'ui', 'lib'],
  basket: ['cards', 'ui', 'lib'],
  'sign-up': ['cards', 'ui', 'lib'],
  cards: ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
};

const ours = '^(contract|markets|rules|services|storefront|database|artwork|server|scripts|bench|tests)/';
const isTest = '\\.test\\.tsx?$';
const start = (path) => `^${path}[./]`;

const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: { pathNot: isTest, ...from },
  to,
});

const folders = Object.entries(mayImport).map(([folder, allowed]) =>
  forbid(
    `${folder}-imports-only-${allowed.length > 0 ? 'what-stands-below-it' : 'itself'}`,
    { path: `^${folder}/` },
    { path: ours, pathNot: [folder, ...allowed].map(start) },
  ),
);

const storefrontFolders = Object.entries(mayImportInStorefront).map(([folder, allowed]) =>
  forbid(
    `storefront-${folder}-imports-only-what-stands-below-it`,
    { path: `^storefront/${folder}/` },
    { path: '^storefront/', pathNot: [folder, ...allowed, 'context', 'styles'].map((to) => start(`storefront/${to}`)) },
  ),
);

module.exports = {
  forbidden: [
    ...folders,
    ...storefrontFolders,
    forbid(
      'services-do-not-know-each-other',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/($1|kit)/' },
    ),
    forbid(
      'screens-do-not-know-another-subject',
      { path: '^storefront/screens/([^/.]+)' },
      { path: '^storefront/screens/', pathNot: start('storefront/screens/$1') },
    ),
    forbid(
      'modules-do-not-know-each-other',
      {
        path: '^storefront/modules/([^/.]+)',
        pathNot: [isTest, '^storefront/modules/(registry|page-modules|load-modules)\\.'],
      },
      {
        path: '^storefront/modules/',
        pathNot: [start('storefront/modules/$1'), start('storefront/modules/load-modules')],
      },
    ),
    forbid(
      'contract-needs-zod-only',
      { path: '^contract/' },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'], pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'markets-and-rules-are-pure',
      { path: '^(markets|rules)/' },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'] },
    ),
    forbid('no-barrels', {}, { path: `${ours}.*index\\.tsx?$`, pathNot: '^markets/index\\.ts$' }),
    // React Router generates ./+types/*, Vite answers virtual:*; anything else unresolved would slip past the rules above.
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|^virtual:' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // TypeScript 7 has no compiler API for dependency-cruiser to read types with; see scripts/boundaries.mjs.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
