import { expect, test } from 'vitest';
import { startSharing } from './start-sharing.ts';

function open(answers: (Error | null)[]) {
  const did: string[] = [];
  const timers: { task: () => void; ms: number }[] = [];
  const log = { info: () => {}, warn: () => void did.push('warned') };
  const answer = async (what: string) => {
    did.push(what);
    const problem = answers.shift();
    if (problem) throw problem;
  };
  const library = {
    meet: async () => {
      await answer('met');
      return { brought: [], sent: [] };
    },
  };
  const shared = { follow: (name: string) => answer(`followed ${name}`) };
  const closing = new AbortController();
  const after = (task: () => void, ms: number) => {
    timers.push({ task, ms });
    return () => {};
  };
  const sharing = startSharing({ library, shared, log, closing, after });
  return { sharing, did, timers };
}

test('studio 43.5 folder and store meet at the start, after a connection that was lost, and every hour', async () => {
  const { sharing, did, timers } = open([]);
  sharing.heard('kalf-1a2b3c');
  sharing.heard('');
  await sharing.close();
  // What was not begun when it ends is not begun any more.
  expect(did).toEqual([]);
  expect(timers).toEqual([]);
  const again = open([]);
  again.sharing.heard('kalf-1a2b3c');
  again.sharing.heard('');
  await expect.poll(() => again.did).toEqual(['met', 'followed kalf-1a2b3c', 'met']);
  expect(again.timers.map(({ ms }) => ms)).toEqual([3_600_000, 3_600_000]);
  await again.sharing.close();
});

test('studio 43.5 a store that is away is asked again in half a minute', async () => {
  const { sharing, did, timers } = open([new Error('away'), null]);
  await expect.poll(() => did).toEqual(['met', 'warned']);
  expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
  timers[0]?.task();
  await expect.poll(() => did).toEqual(['met', 'warned', 'met']);
  await sharing.close();
});
