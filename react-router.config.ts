import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build',
  ssr: true,
  // Lazy discovery opens an address that has been used to bring servers down; the whole route table is small.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
