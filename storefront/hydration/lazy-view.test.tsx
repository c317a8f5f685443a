import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWhole } from '#tests/setup/render-whole.ts';
import { giveUpPresses } from './early-presses.ts';
import { clientOnly, lazyExtra, lazyPart, lazyScreen } from './lazy-view.tsx';

vi.mock(import('./early-presses.ts'));

beforeEach(() => vi.mocked(giveUpPresses).mockReset());
afterEach(() => vi.unstubAllGlobals());

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const withoutComments = (html: string) => html.replaceAll(/<!--.*?-->/g, '');

test('the server renders screens and parts whole, and in their place', async () => {
  const Screen = lazyScreen(async () => Greeting);
  const Part = lazyPart(async () => Greeting);
  const html = await renderWhole(
    <main>
      <Screen name="Ko" />
      <Part name="Bo" />
      <p>after</p>
    </main>,
  );
  expect(withoutComments(html)).toBe('<main><p>Hello Ko</p><p>Hello Bo</p><p>after</p></main>');
});

test('a part stands in a boundary of its own, which React hydrates by itself; a screen does not', async () => {
  const Screen = lazyScreen(async () => Greeting);
  const Part = lazyPart(async () => Greeting);
  expect(await renderWhole(<Part name="Ko" />)).toMatch(/^<!--\$--><p>.*<\/p><!--\/\$-->$/);
  expect(await renderWhole(<Screen name="Ko" />)).toMatch(/^<p>/);
});

test('its chunk is fetched once', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Part = lazyPart(load);
  await renderWhole(
    <>
      <Part name="Ko" />
      <Part name="Bo" />
    </>,
  );
  await renderWhole(<Part name="Ko" />);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that throws leaves its boundary empty and the rest alone', async () => {
  const Part = lazyPart(async () => (): never => {
    throw new Error('broken part');
  });
  const html = await renderWhole(
    <main>
      <Part />
      <p>after</p>
    </main>,
  );
  expect(html).toContain('<p>after</p>');
});

test('without its chunk a page waits for ever rather than lose what the server wrote, and presses are given up', async () => {
  const Part = lazyPart<{ name: string }>(broken);
  const isDone = vi.fn<() => void>();
  void renderWhole(<Part name="Ko" />).then(isDone);
  await vi.waitFor(() => expect(giveUpPresses).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).not.toHaveBeenCalled();
});

test('what was fetched ahead and failed is told when React needs it, and not before', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(broken);
  const Screen = lazyScreen(load);
  Screen.preload();
  await new Promise((resolve) => setImmediate(resolve));
  expect(giveUpPresses).not.toHaveBeenCalled();
  void renderWhole(<Screen name="Ko" />);
  await vi.waitFor(() => expect(giveUpPresses).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing waits for an extra: without its chunk another view stands for it, or none', async () => {
  const Plain = lazyExtra<{ name: string }>(broken, Greeting);
  const None = lazyExtra<{ name: string }>(broken);
  const html = await renderWhole(
    <Suspense>
      <Plain name="Ko" />
      <None name="Bo" />
    </Suspense>,
  );
  expect(withoutComments(html)).toBe('<p>Hello Ko</p>');
  expect(giveUpPresses).not.toHaveBeenCalled();
});

test('what is for browsers only is not rendered by the server, nor fetched', async () => {
  const load = vi.fn<() => Promise<() => null>>(async () => () => null);
  const Extra = clientOnly(load);
  expect(await renderWhole(<Extra />)).toBe('');
  expect(load).not.toHaveBeenCalled();
});
