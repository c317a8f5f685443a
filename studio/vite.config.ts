import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The studio is a build of its own, so that no byte of what visitors load depends on it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  // Typefaces and pictures are the shop's, at its own addresses.
  publicDir: false,
  cacheDir: join(import.meta.dirname, '../node_modules/.vite-studio'),
  plugins: [reactRouter()],
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  // Outside of its own folder, where Vite empties nothing without being told.
  build: { cssCodeSplit: false, modulePreload: false, assetsInlineLimit: 0, emptyOutDir: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
                // Gate and password field stay with the few pages that show them.
                {
                  name: 'frame',
                  test: /studio[\\/](ui(?![\\/](gate|password|link-code))|frame|forms|browser|root|texts[\\/]frame)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
