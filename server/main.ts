/** Production start: brings the data up to date, then serves. */
import { BrokenDatabase } from '#database/client.ts';
import { DataFolderInUse } from '#database/data-folder.ts';
import { createApp } from './app.ts';
import { readConfig, readEnvironment, WrongSettings } from './config.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { builtPages } from './page-handler.ts';

function say(message: string) {
  process.stdout.write(`${message}\n`);
}

async function start() {
  const config = readConfig(readEnvironment());
  const log = createLog(config);
  const app = await createApp(config, { log, pages: await builtPages(), onProgress: say });
  const address = await listen(app, config, { log });
  say(`Ready: ${address}`);
  app.warmPictures().catch((err: unknown) => log.warn({ err }, 'pictures of cards could not be made ahead'));
}

try {
  await start();
} catch (error) {
  const isExplained =
    error instanceof WrongSettings || error instanceof DataFolderInUse || error instanceof BrokenDatabase;
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
