import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(consent: string | undefined) {
  vi.stubGlobal('document', { documentElement: { dataset: { consent } } });
  const { answerConsent, whenAgreed } = await import('./consent.ts');
  const done: string[] = [];
  return { answerConsent, done, want: (name: string) => whenAgreed(() => done.push(name)) };
}

test('ANA-1 where nobody is asked everything happens at once', async () => {
  const { want, done } = await open(undefined);
  want('a');
  expect(done).toEqual(['a']);
});

test('ANA-1, STO-6 where visitors are asked nothing happens before the yes, and nothing is lost', async () => {
  const { want, done, answerConsent } = await open('ask');
  want('a');
  want('b');
  expect(done).toEqual([]);
  answerConsent(true);
  expect(done).toEqual(['a', 'b']);
  want('c');
  expect(done).toEqual(['a', 'b', 'c']);
});

test('ANA-1, STO-6 after a no nothing happens, until the visitor thinks otherwise', async () => {
  const { want, done, answerConsent } = await open('ask');
  want('a');
  answerConsent(false);
  want('b');
  answerConsent(true);
  want('c');
  expect(done).toEqual(['c']);
});
