/** npm run content -- check|import|export DIR */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { DataFolderInUse } from '#database/data-folder.ts';
import { readConfig, readEnvironment, WrongSettings } from './config.ts';
import { type ContentAction, contentActions, exchangeContent } from './content-exchange.ts';
import { askControl } from './control-socket.ts';

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

async function run(action: ContentAction, dir: string): Promise<boolean> {
  const config = readConfig(readEnvironment());
  if (action === 'check') return exchangeContent(action, dir, { db: null, mediaDir: config.mediaDir, print });
  try {
    const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, onProgress: print });
    try {
      return await exchangeContent(action, dir, { db: database.db, mediaDir: config.mediaDir, print });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    print('The shop is running: it does the work.');
    return askControl(config.dataDir, { action, dir }, print);
  }
}

async function main([action = '', dir = '']: string[]): Promise<number> {
  const known = contentActions.find((candidate) => candidate === action);
  if (!known || dir === '') {
    print('usage: npm run content -- check|import|export DIR');
    return 2;
  }
  const path = resolve(dir);
  if (known !== 'export' && !(await stat(path).catch(() => null))?.isDirectory()) {
    print(`${path} is not a folder`);
    return 2;
  }
  return (await run(known, path)) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  print(error instanceof WrongSettings || error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
