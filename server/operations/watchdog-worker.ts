/** The thread that watches the other one. Nothing in here may need it: no logger, no timer, no event. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { watched } from './watchdog.ts';

const shared = workerData as Int32Array<SharedArrayBuffer>;
/** Time is counted in steps, so that a process that was stopped for a while, and this thread with it, is not taken for dead. */
const stepMs = 1000;

function isStuck(): boolean {
  const last = Atomics.load(shared, watched.beat);
  for (let seconds = 0; seconds < Atomics.load(shared, watched.patience); seconds += 1) {
    if (Atomics.wait(shared, watched.beat, last, stepMs) !== 'timed-out') return false;
  }
  return true;
}

while (!isStuck());
const msg = `nothing has happened for ${Atomics.load(shared, watched.patience)} s: this process ends itself`;
try {
  writeSync(2, `${JSON.stringify({ level: 'fatal', time: new Date().toISOString(), msg })}\n`);
} catch {
  // Where the disk is full that may well be why we are here.
}
// In a worker `process.exit` ends the worker only.
process.kill(process.pid, 'SIGKILL');
