/** Production start: brings the data up to date, then serves. */
import { NoRoomLeft } from '#database/disk-room.ts';
import { DatabaseRefused } from '#database/embedded/refused.ts';
import { createApp } from './app.ts';
import { readConfig, readEnvironment, WrongSettings } from './config.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { builtPages } from './page-handler.ts';
import { startWatchdog } from './watchdog.ts';

function say(message: string) {
  process.stdout.write(`${message}\n`);
}

async function start() {
  const config = readConfig(readEnvironment());
  const log = createLog(config);
  // What is written here is nobody else's business on this machine.
  process.umask(0o077);
  const pages = await builtPages();
  const app = await createApp(config, { log, pages, onProgress: say });
  startWatchdog(config.watchdogSeconds);
  const address = await listen(app, config, { log });
  say(`Ready: ${address}`);
  app.warmPictures().catch((err: unknown) => log.warn({ err }, 'pictures of cards could not be made ahead'));
}

try {
  await start();
} catch (error) {
  const isExplained = [WrongSettings, DatabaseRefused, NoRoomLeft].some((kind) => error instanceof kind);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isExplained ? message : stack}\n`);
  process.exit(1);
}
