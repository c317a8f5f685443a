import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTexts, serverTexts } from './browser-texts.server.ts';

const folder = join(import.meta.dirname, '..');
const browserFiles = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => !/\.(server|test)\.|load-/.test(path));

test('browsers get no texts that only the server says, and all others', () => {
  const messages = {
    translation: { header: { menu: 'Menu' }, meta: { title: 'T' }, consent: { title: 'C' } },
    errors: { a: 'b' },
  };
  expect(browserTexts(messages)).toEqual({
    translation: { header: { menu: 'Menu' }, consent: { title: 'C' } },
    errors: { a: 'b' },
  });
  expect(browserTexts(messages, ['consent'])).toEqual({
    translation: { header: { menu: 'Menu' } },
    errors: { a: 'b' },
  });
});

test.each(serverTexts)('no code of the browser asks for a text of "%s"', (group) => {
  const asks = new RegExp(`\\bt(?:\\.find)?\\(\\s*['"\`]${group}\\.|['"\`]${group}\\.\\$\\{|deliveryMessageKey`);
  expect(browserFiles.length).toBeGreaterThan(200);
  expect(browserFiles.filter((path) => asks.test(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
});
