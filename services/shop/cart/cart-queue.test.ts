import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type CartQueue, createCartQueue, LineError, type Turn } from './cart-queue.ts';

const open = (options = {}) => createCartQueue({ longestWaitMs: 1000, ...options });

async function enter(lines: CartQueue, key: string): Promise<() => void> {
  const { begun, leave } = lines.enter(key);
  await begun;
  return leave;
}

test('SHP-9 one after the other, in order of arrival; other keys do not wait', async () => {
  const lines = open();
  const order: string[] = [];
  const first = await enter(lines, 'a');
  const waiting = ['second', 'third'].map(async (name) => {
    const leave = await enter(lines, 'a');
    order.push(name);
    leave();
  });
  const other = await enter(lines, 'b');
  await breathe();
  expect(order).toEqual([]);
  first();
  await Promise.all(waiting);
  expect(order).toEqual(['second', 'third']);
  other();
  expect(lines.size).toBe(0);
});

test('SHP-9 whoever waits too long is sent away, and those behind still come after those before', async () => {
  const lines = open({ longestWaitMs: 20 });
  const first = await enter(lines, 'a');
  const second = lines.enter('a');
  await expect(second.begun).rejects.toThrow(LineError);
  await expect(lines.afterThose('a').begun).rejects.toThrow(LineError);
  second.leave();
  const third = enter(lines, 'a');
  first();
  (await third)();
  expect(lines.size).toBe(0);
});

test('SHP-9 whoever leaves before the turn holds nobody up', async () => {
  const lines = open();
  const first = await enter(lines, 'a');
  lines.enter('a').leave();
  const third = enter(lines, 'a');
  first();
  (await third)();
  expect(lines.size).toBe(0);
});

test('SHP-9 a line has an end', async () => {
  const lines = open({ longestLine: 2 });
  const first = await enter(lines, 'a');
  const second = enter(lines, 'a');
  await expect(enter(lines, 'a')).rejects.toThrow(/too many/);
  first();
  (await second)();
  (await enter(lines, 'a'))();
  expect(lines.size).toBe(0);
});

test('SHP-9 leaving twice lets nobody in early', async () => {
  const lines = open();
  const first = await enter(lines, 'a');
  first();
  const second = await enter(lines, 'a');
  first();
  let isIn = false;
  async function third() {
    const leave = await enter(lines, 'a');
    isIn = true;
    leave();
  }
  const waiting = third();
  await breathe();
  expect(isIn).toBe(false);
  second();
  await waiting;
});

test('E1 readings go together, wait for all changes in line, and hold a change up only while they are under way', async () => {
  const lines = open();
  const order: string[] = [];
  const first = await enter(lines, 'a');
  const reads = [lines.read('a'), lines.read('a')];
  const read = async (turn: Turn, name: string) => {
    await turn.begun;
    order.push(name);
  };
  const reading = reads.map((turn, index) => read(turn, `reading ${index}`));
  const second = lines.enter('a');
  first();
  await second.begun;
  order.push('change');
  second.leave();
  await Promise.all(reading);
  expect(order).toEqual(['change', 'reading 0', 'reading 1']);
  const third = lines.enter('a');
  let hasBegun = false;
  const change = third.begun.then(() => (hasBegun = true));
  reads[0]?.leave();
  await breathe();
  expect(hasBegun).toBe(false);
  reads[1]?.leave();
  await change;
  third.leave();
  expect(lines.size).toBe(0);
});

test('E1 a reading that waits too long, or is one too many, is sent away and holds nobody up', async () => {
  const lines = open({ longestWaitMs: 20, longestLine: 1 });
  const first = await enter(lines, 'a');
  const reading = lines.read('a');
  await expect(lines.read('a').begun).rejects.toThrow(/too many/);
  await expect(reading.begun).rejects.toThrow(LineError);
  reading.leave();
  first();
  (await enter(lines, 'a'))();
  await breathe();
  expect(lines.size).toBe(0);
});
