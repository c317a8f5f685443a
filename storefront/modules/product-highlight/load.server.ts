import { loadPackages } from '#storefront/modules/load/packages.server.ts';

export const load = loadPackages('productHighlight');
