import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build/studio',
  basename: '/studio/',
  ssr: true,
  // As in the storefront: lazy discovery opens an address that has been used to bring servers down.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
