/** npm run content -- check|import|export DIR */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { onDatabase, runCommand, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { type ContentAction, contentActions, exchangeContent } from '#server/content/exchange.ts';

async function run(action: ContentAction, dir: string): Promise<boolean> {
  const config = readConfig(readEnvironment());
  if (action === 'check') return exchangeContent(action, dir, { db: null, config, print });
  return onDatabase(config, {
    report: print,
    work: ({ patientDb }) => exchangeContent(action, dir, { db: patientDb, config, print }),
  });
}

await runCommand(async ([action = '', dir = '']) => {
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
});
