import { Suspense, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTurns } from '#contract/create-turns.ts';
import { AfterPause, RenderPause } from './after-pause.tsx';

type Options = { pause: (() => Promise<void>) | null; onRender: (name: string) => void };

async function render({ pause, onRender }: Options): Promise<string> {
  function Part({ name }: { name: string }) {
    onRender(name);
    return <p id={useId()}>{name}</p>;
  }
  const page = (
    <RenderPause value={pause}>
      <Part name="head" />
      <Suspense fallback={null}>
        <AfterPause>
          <Part name="first" />
        </AfterPause>
      </Suspense>
      <AfterPause>
        <Part name="second" />
        <Part name="third" />
      </AfterPause>
      <Suspense fallback={null}>
        <AfterPause>
          <Part name="fourth" />
        </AfterPause>
      </Suspense>
    </RenderPause>
  );
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe } = renderToPipeableStream(page, {
    onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    onShellError: reject,
    onError: reject,
  });
  return promise;
}

test('36.8 others have their turn between the parts of a page, which comes out the same', async () => {
  const seen: string[] = [];
  let isOver = false;
  const visitor = () => {
    if (seen.at(-1) !== 'a visitor') seen.push('a visitor');
    if (!isOver) setImmediate(visitor);
  };
  setImmediate(visitor);
  const paused = await render({ pause: createTurns(), onRender: (name) => void seen.push(name) });
  isOver = true;
  const parts = seen.filter((name) => name !== 'a visitor');
  expect(parts.toSorted()).toEqual(['first', 'fourth', 'head', 'second', 'third']);
  // Two parts of one pause are one turn; no others are.
  const turns = seen
    .join(' ')
    .split('a visitor')
    .filter((turn) => turn.trim() !== '');
  expect(turns.map((turn) => turn.trim().split(' ').length).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 2]);
  const whole = await render({ pause: null, onRender: () => {} });
  expect(paused).toBe(whole);
});
