// Loaded before a shop that is watched (`node --expose-gc --import`): on SIGUSR2 it says what is left when all garbage is gone.
import { setImmediate as turn } from 'node:timers/promises';

async function report() {
  // What is only held by something that ends with the first is gone after the second.
  for (let count = 0; count < 3; count += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`memory ${heapUsed} ${external}\n`);
}

process.on('SIGUSR2', () => void report());
