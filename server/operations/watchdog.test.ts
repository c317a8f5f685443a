import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { test } from 'vitest';

/** How a process ends that is watched with a patience of two seconds, and what it says. */
async function run(work: string): Promise<{ end: unknown; said: string }> {
  const file = resolve(import.meta.dirname, 'watchdog.ts');
  const script = `import { startWatchdog } from ${JSON.stringify(file)}; startWatchdog(2);
    const spin = (ms) => { const end = Date.now() + ms; while (Date.now() < end); };
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms)); ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return { end: code ?? signal, said };
}

test.concurrent('a process that does nothing any more ends, with a word', async ({ expect }) => {
  const { end, said } = await run('await sleep(500); for (;;);');
  expect(end).toBe('SIGKILL');
  expect(said).toContain('nothing has happened for 2 s: this process ends itself');
});

test.concurrent('one that is busy in turns, or waits, goes on; and it ends when it has nothing left to do', async ({
  expect,
}) => {
  expect(await run('for (let n = 0; n < 5; n += 1) { spin(600); await sleep(1); } await sleep(1000);')).toMatchObject({
    end: 0,
  });
});
