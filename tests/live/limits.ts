/** More than the machine can do, and visitors who take more than their share. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { saw, visit } from '#tests/faults/seen.ts';
import type { AppProcess } from '#tests/setup/process/app-process.ts';
import { isWholeRun } from '#tests/setup/process/run-settings.ts';

type Running = () => AppProcess;

async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Status of a request whose body is larger than it will be read. */
function sendMuch(url: string, megabytes: number, headers: Record<string, string>): Promise<number | 'closed'> {
  return new Promise((resolve) => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const asking = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      asking.destroy();
    });
    asking.on('error', () => resolve('closed'));
    let left = megabytes;
    const more = () => {
      while (left > 0 && !asking.destroyed) {
        left -= 1;
        if (!asking.write(piece)) return void asking.once('drain', more);
      }
      asking.end();
    };
    more();
  });
}

/** The largest of what it measures until it is stopped. */
function watch(measure: () => Promise<number>) {
  let most = Number.NEGATIVE_INFINITY;
  // Where it cannot be told, neither can the largest.
  const look = async () => (most = Math.max(most, await measure()));
  const timer = setInterval(() => void look(), 50);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      return look();
    },
  };
}

/**
 * Eight pages are made at a time and two hundred wait, whatever is asked for: the garbage of those eight, and some kilobytes for
 * each connection. Three runs took 36 to 50 MB.
 */
const mostGrowthMb = 200;

/** More than are made and wait together. */
const crowd = isWholeRun ? 500 : 260;

export function describeLimits(app: Running) {
  describe('limits', () => {
    test('ERR-11 more pages than can be made: known ones stay fast, the rest is told when to come back', async () => {
      const { url, memoryMb } = app();
      for (const path of ['/nl', '/de']) await visit(`${url}${path}`);
      const memoryBefore = await memoryMb();
      const memory = watch(memoryMb);
      const flood = Array.from({ length: crowd }, (_, index) => visit(`${url}/nl/blog?search=druk${index}`));
      const known = [];
      for (let count = 0; count < 20; count += 1) {
        const page = await visit(`${url}${count % 2 ? '/nl' : '/de'}`);
        expect(page.status).toBe(200);
        known.push(page.ms);
      }
      const answers = await Promise.all(flood);
      const mostMemory = await memory.stop();
      const turnedAway = answers.filter(({ status }) => status === 503);
      expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
      expect(turnedAway.length).toBeGreaterThan(0);
      for (const answer of turnedAway) {
        expect(answer.headers.get('retry-after')).not.toBeNull();
        expect(answer.headers.get('content-type')).toContain('text/html');
      }
      const since = performance.now();
      await expect.poll(async () => (await visit(`${url}/nl/blog?search=daarna`)).status, { timeout: 5000 }).toBe(200);
      const slowest = Math.max(...known);
      const grown = mostMemory - memoryBefore;
      expect(grown).not.toBeGreaterThan(mostGrowthMb);
      saw(
        `${crowd} uncached pages asked for at once`,
        `${answers.length - turnedAway.length} made, ${turnedAway.length} got 503; known pages 200, slowest ${slowest} ms; well after ${Math.round(performance.now() - since)} ms; ${Math.round(grown)} MB more memory at most`,
      );
    }, 90_000);

    test('ERR-11 headers and bodies that are too large are refused', async () => {
      const { url } = app();
      expect((await visit(`${url}/nl`, { headers: { 'x-much': 'x'.repeat(20_000) } })).status).toBe(431);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const announced = { ...form, 'content-length': String(50 * 1024 * 1024) };
      for (const [path, whenCounted] of [
        ['/nl', [413, 405]],
        ['/nl/mailing', [413, 200]],
        ['/nl/shop/wp-json/grutto/webhooks', [413]],
        ['/nl/shop/wp-admin/admin-ajax.php', [400]],
      ] as const) {
        // Refused by what it says of itself; or, where it says nothing, while it is counted. Who goes on sending may only see the line close.
        expect([413, 'closed'], path).toContain(await sendMuch(`${url}${path}`, 50, announced));
        expect([...whenCounted, 'closed'], path).toContain(await sendMuch(`${url}${path}`, 50, form));
      }
      expect((await visit(`${url}/healthz`)).status).toBe(200);
      saw('headers of 20 kB, bodies of 50 MB', '431; 413 or closed, and nothing else happens');
    }, 60_000);

    test('ERR-11 hundreds of silent, dripping and slow connections keep nobody else out', async () => {
      const { url } = app();
      const idle = await Promise.all(Array.from({ length: 300 }, () => openSocket(url)));
      const dripping = await Promise.all(Array.from({ length: 50 }, () => openSocket(url)));
      const reading = await Promise.all(Array.from({ length: 50 }, () => openSocket(url)));
      for (const socket of reading) {
        socket.pause();
        socket.write('GET /nl HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20));
      }
      for (const socket of dripping) socket.write('GET /nl HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
      const since = performance.now();
      const drip = setInterval(() => dripping.forEach((socket) => socket.writable && socket.write('x')), 500);
      const page = await visit(`${url}/nl`);
      expect(page.status).toBe(200);
      expect(page.ms).toBeLessThan(3000);
      const answered = dripping.map((socket) => once(socket, 'data').then(([data]) => String(data).split('\r\n')[0]));
      const ends = await Promise.race([Promise.all(answered), sleep(20_000, [])]);
      clearInterval(drip);
      expect(ends).toHaveLength(50);
      expect(new Set(ends)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
      for (const socket of [...idle, ...dripping, ...reading]) socket.destroy();
      saw(
        '300 silent, 50 dripping, 50 unread connections',
        `pages 200 in ${page.ms} ms; dripping ones 408 after ${Math.round((performance.now() - since) / 1000)} s`,
      );
    }, 60_000);
  });
}
