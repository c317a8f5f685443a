/** Production start: brings the data up to date, then serves. */
import { BrokenDatabase } from '#database/client.ts';
import { DataFolderInUse } from '#database/data-folder.ts';
import { NoRoomLeft } from '#database/disk-room.ts';
import { createApp } from './app.ts';
import { readConfig, readEnvironment, WrongSettings } from './config.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { builtPages } from './page-handler.ts';
import { longWorkSeconds, startWatchdog } from './watchdog.ts';

function say(message: string) {
  process.stdout.write(`${message}\n`);
}

async function start() {
  const config = readConfig(readEnvironment());
  const log = createLog(config);
  const watchdog = startWatchdog(config.watchdogSeconds);
  const pages = await builtPages();
  const app = await watchdog.during(longWorkSeconds, () =>
    createApp(config, { log, pages, onProgress: say, watchdog }),
  );
  const address = await listen(app, config, { log });
  say(`Ready: ${address}`);
  app.warmPictures().catch((err: unknown) => log.warn({ err }, 'pictures of cards could not be made ahead'));
}

try {
  await start();
} catch (error) {
  const isExplained = [WrongSettings, DataFolderInUse, BrokenDatabase, NoRoomLeft].some(
    (kind) => error instanceof kind,
  );
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isExplained ? message : stack}\n`);
  process.exit(1);
}
