import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { studioContextKey, type StudioContext } from '../../ports/studio-context.ts';
import { loader as sales } from '../sales/page.tsx';
import { loader as file } from './file.ts';
import { loader as books } from './page.tsx';
import { loader as paper } from './paper.ts';

const helper = { id: '1', name: 'Ben', role: 'helper' };

test.each([
  ['books', books],
  ['books/file', file],
  ['books/2026-NL-00001', paper],
  ['sales', sales],
])('CO-46 a helper gets 403 for /studio/%s', async (path, loader) => {
  const context = new RouterContextProvider();
  const partly: Partial<Record<keyof StudioContext, unknown>> = { person: helper };
  context.set(studioContextKey, partly as StudioContext);
  const request = new Request(`http://localhost/studio/${path}?kind=zip`);
  const asked = async () => loader({ request, params: {}, context, url: new URL(request.url), pattern: '' });
  await expect(asked()).rejects.toMatchObject({ init: { status: 403 } });
});
