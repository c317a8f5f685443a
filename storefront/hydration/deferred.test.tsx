import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderWhole } from '#tests/setup/render-whole.ts';
import { latePart, latePartsOf, lateView } from './deferred.tsx';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

test('the server renders a late part whole, and in its place', async () => {
  const View = lateView(async () => Greeting);
  const html = await renderWhole(
    <main>
      <h1>Title</h1>
      <View name="Ko" />
      <p>after</p>
    </main>,
  );
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe('<main><h1>Title</h1><p>Hello Ko</p><p>after</p></main>');
});

test('its code is fetched once, and then it is at hand', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Part = latePart(fetchCode);
  await Promise.all([Part.load(), Part.load()]);
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(renderToStaticMarkup(<Part name="Ko" />)).toBe('<p>Hello Ko</p>');
});

test('code that could not be had is tried again', async () => {
  const fetchCode = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = latePart(fetchCode);
  await expect(Part.load()).rejects.toThrow('Failed to fetch');
  await Part.load();
  expect(renderToStaticMarkup(<Part name="Ko" />)).toBe('<p>Hello Ko</p>');
});

test('a late part that throws leaves its Suspense empty and the rest alone', async () => {
  const Part = latePart(async () => (): never => {
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

test('a next page whose code cannot be had is loaded whole, and its code is not asked for again and again', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('window', { location: { reload } });
  const fetchCode = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const Part = latePart(fetchCode);
  function NextPage() {
    Part.wait();
    return <Part name="Ko" />;
  }
  void renderWhole(<NextPage />);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetchCode).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('late parts are known among elements', () => {
  const Part = latePart(async () => Greeting);
  expect(latePartsOf([<p key="p" />, <Part key="late" name="Ko" />, <Greeting key="plain" name="Ko" />])).toEqual([
    Part,
  ]);
});
