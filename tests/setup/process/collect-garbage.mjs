// Loaded before a process's own code (node --expose-gc --import): collects garbage when told by a signal, and says so in a file.
import { appendFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc();
  // What is collected is closed after this turn.
  setImmediate(() => {
    globalThis.gc();
    appendFileSync(process.env.COLLECTED_FILE, `${process.pid}\n`);
  });
});
