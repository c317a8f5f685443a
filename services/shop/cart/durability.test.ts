import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { readCart } from '#contract/basket/basket.ts';
import { openDatabase } from '#database/client.ts';
import { shopOn } from '#tests/setup/shop/test-shop.ts';
import { quickImports } from '../../../scripts/small-memory.mjs';

test('SHP-6 what was answered is kept when the process is killed at once', { timeout: 120_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kudde-killed-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const program = join(import.meta.dirname, '../../../tests/setup/process/shop-process.ts');
  const child = spawn(process.execPath, [quickImports, program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await openDatabase({ dataDir, url: null });
  onTestFinished(() => database.close());
  const visitor = shopOn(database.db).browser();
  for (const [name, cookie] of JSON.parse(line) as [string, { value: string; path: string }][]) {
    visitor.jar.set(name, cookie);
  }
  expect(readCart(await visitor.cart())?.quantities).toEqual({ 1: 3, 2: 1 });
});
