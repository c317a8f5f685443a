import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderWhole } from '#tests/setup/render-whole.ts';
import { deferHydration, deferredPartsOf, deferredScreen } from './deferred.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('the server renders a deferred part whole, and in its place', async () => {
  const View = deferredScreen(async () => Greeting);
  const html = await renderWhole(
    <main>
      <h1>Title</h1>
      <View name="Ko" />
      <p>after</p>
    </main>,
  );
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<main><h1>Title</h1><p>Hello Ko</p><p>after</p></main>');
});

test('its chunk is fetched once', async () => {
  const fetchChunk = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Part = deferHydration(fetchChunk);
  await Promise.all([Part.load(), Part.load()]);
  expect(fetchChunk).toHaveBeenCalledTimes(1);
  expect(renderToStaticMarkup(<Part name="Ko" />)).toBe('<p>Hello Ko</p>');
});

test('a chunk that failed to load is tried again', async () => {
  const fetchChunk = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  fetchChunk.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = deferHydration(fetchChunk);
  await expect(Part.load()).rejects.toThrow('Failed to fetch');
  await Part.load();
  expect(renderToStaticMarkup(<Part name="Ko" />)).toBe('<p>Hello Ko</p>');
});

test('a deferred part that throws leaves its Suspense boundary empty and the rest alone', async () => {
  const Part = deferHydration(async () => (): never => {
    throw new Error('broken part');
  });
  const html = await renderWhole(
    <main>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
      <p>after</p>
    </main>,
  );
  expect(html).toContain('<p>after</p>');
});

test('a next page whose chunk fails to load is loaded as a document, and its chunk is fetched once', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', { location: { reload } });
  const fetchChunk = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const Part = deferHydration(fetchChunk);
  function NextPage() {
    Part.wait();
    return <Part name="Ko" />;
  }
  void renderWhole(<NextPage />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetchChunk).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('deferred parts are known among elements', () => {
  const Part = deferHydration(async () => Greeting);
  expect(deferredPartsOf([<p key="p" />, <Part key="late" name="Ko" />, <Greeting key="plain" name="Ko" />])).toEqual([
    Part,
  ]);
});
