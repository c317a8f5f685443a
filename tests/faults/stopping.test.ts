// SIGTERM in the midst of work: first not ready, then every connection closes with an answer, then the end.
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '#tests/setup/process/app-process.ts';
import { saw } from './seen.ts';

const paths = ['/nl', '/de', '/nl/recepten', '/healthz', '/media/fit-340x210/animal-cow.webp', '/nl/shop/'];

/** One connection without a pause, as a proxy has them; it goes elsewhere when it is told to. */
async function visitUntilClosed(url: string, first: number): Promise<{ answered: number; end: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let answered = 0; ; answered += 1) {
    const path = paths[(first + answered) % paths.length] ?? '/';
    const answer = await new Promise<IncomingMessage | Error>((resolve) => {
      get(`${url}${path}`, { agent }, (message) => {
        message.resume().on('end', () => resolve(message));
        message.on('error', resolve);
      }).on('error', resolve);
    });
    if (answer instanceof Error) return { answered, end: answer.message };
    if (answer.headers.connection === 'close') return { answered: answered + 1, end: 'told to close' };
  }
}

test('SIGTERM drops no request: not ready, then drained, then closed', { timeout: 120_000 }, async () => {
  const app = await startApp({ DRAIN_SECONDS: '4', LOG_LEVEL: 'error' });
  for (const path of paths) await (await fetch(`${app.url}${path}`)).arrayBuffer();
  const visitors = Array.from({ length: 20 }, (_, index) => visitUntilClosed(app.url, index));
  await fetch(`${app.url}/healthz`);
  const stopped = app.stop();
  const statusOf = (path: string) => fetch(`${app.url}${path}`).then(({ status }) => status);
  await expect.poll(() => statusOf('/readyz'), { interval: 20 }).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  const ends = await Promise.all(visitors);
  expect(new Set(ends.map(({ end }) => end))).toEqual(new Set(['told to close']));
  expect(await stopped).toBe(0);
  const answered = ends.reduce((sum, visitor) => sum + visitor.answered, 0);
  saw('SIGTERM under 20 connections without a pause', `${answered} requests answered, none dropped; exit 0`);
});
