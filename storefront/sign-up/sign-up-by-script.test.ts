import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markets } from '#markets/index.ts';
import { signUpByScript } from './sign-up-by-script.ts';

const form = 'https://kudde.us1.list-manage.example/subscribe/post?u=1&id=2';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page in which scripts are put, and what `run` makes of each. */
function openPage(run: (src: string, page: Record<string, unknown>) => 'error' | void) {
  const page: Record<string, unknown> = {};
  const scripts: { isThere: boolean }[] = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => {
      const script = Object.assign(new EventTarget(), {
        src: '',
        isThere: false,
        remove: () => (script.isThere = false),
      });
      return script;
    },
    head: {
      append(script: EventTarget & { src: string; isThere: boolean }) {
        script.isThere = true;
        scripts.push(script);
        if (run(script.src, page) === 'error') script.dispatchEvent(new Event('error'));
      },
    },
  });
  return scripts;
}

function callbackIn(src: string, page: Record<string, unknown>): (answer: unknown) => void {
  const name = new URL(src).searchParams.get('c') ?? '';
  // Whatever the script call put there.
  return page[name] as (answer: unknown) => void;
}

test('SHP-5, SGN-22 the answer as text, and nothing stays behind', async () => {
  const msg = '0 - Already subscribed. <a href="https://x.example">Update</a>';
  const scripts = openPage((src, page) => callbackIn(src, page)({ result: 'error', msg }));
  expect(await signUpByScript(form, markets.nl, 'a@b.nl')).toEqual({
    result: 'error',
    msg: 'Already subscribed. Update',
  });
  expect(scripts.map(({ isThere }) => isThere)).toEqual([false]);
});

test('SHP-D6 a script that fails, or says nothing for ten seconds, is no answer', async () => {
  openPage(() => 'error');
  expect(await signUpByScript(form, markets.nl, 'a@b.nl')).toBeNull();
  openPage(() => {});
  const late = signUpByScript(form, markets.nl, 'a@b.nl');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toBeNull();
});
