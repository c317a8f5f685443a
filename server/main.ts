/** Production start: brings the data up to date, then serves. */
import { isUnavailable } from '#contract/errors.ts';
import { WrongFile } from '#contract/fields/json-problem.ts';
import { NoRoomLeft } from '#database/disk-room.ts';
import { DatabaseRefused } from '#database/embedded/refused.ts';
import { createApp } from './app.ts';
import { readConfig, readEnvironment, WrongSettings } from './config.ts';
import { listen } from './http/listen.ts';
import { endWithLastWords } from './log/last-words.ts';
import { createLog } from './log/log.ts';
import { runWorkers, WorkerRefused } from './operations/run-workers.ts';
import { startWatchdog } from './operations/watchdog.ts';
import { lastCause } from './log/words-of.ts';
import { workerOf } from './operations/worker.ts';
import { builtPages } from './pages/page-handler.ts';
import { builtStudio } from './studio/studio-pages.ts';

function say(message: string) {
  process.stdout.write(`${message}\n`);
}

async function start() {
  const config = readConfig(readEnvironment());
  const worker = workerOf(process.argv);
  const log = createLog(config, undefined, worker?.number);
  endWithLastWords(log);
  // What is written here is nobody else's business on this machine.
  process.umask(0o077);
  if (config.processes > 1 && !worker) return runWorkers(config, { log, say });
  const [pages, studioPages] = [await builtPages(), await builtStudio()];
  const app = await createApp(config, { log, pages, studioPages, worker, onProgress: worker ? () => {} : say });
  startWatchdog(config.watchdogSeconds);
  const address = await listen(app, config, { log });
  if (worker) return worker.ready(address);
  say(`Ready: ${address}`);
  try {
    const setUp = await app.setUpLine(address);
    if (setUp) say(setUp);
  } catch (err) {
    // The link is written into the database, which may have no room; the shop serves all the same.
    log.warn({ err }, 'no link into the studio could be made');
  }
  app.warmPictures().catch((err: unknown) => log.warn({ err }, 'pictures of cards could not be made ahead'));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

/** What went wrong in words, and only for what nobody thought of with where it happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([WrongSettings, WrongFile, DatabaseRefused, NoRoomLeft, WorkerRefused].some((kind) => error instanceof kind))
    return error.message;
  if (isUnavailable(error)) return `The database is out of reach: ${lastCause(error).message}. Nothing was changed.`;
  return error.stack ?? error.message;
}
