/** npm run content -- check|import|export DIR [--new-shop], and the changes of single items (content-edit-command.ts) */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { onDatabase, runCommand, toStandardOutput as print } from './command.ts';
import { DatabaseRefused } from '#database/embedded/refused.ts';
import { type Config, readConfig, readEnvironment } from '#server/config.ts';
import { editActions, editContent, editUsage } from './content-edit-command.ts';
import { type ContentAction, contentActions, exchangeContent } from '#server/content/exchange.ts';

const newShop = '--new-shop';
const yes = '--yes';
const usage = [
  'npm run content -- check|import|export DIR        [--yes]',
  `npm run content -- import DIR ${newShop}         into a place that has no shop yet`,
  ...editUsage,
];

type ImportOptions = { mayCreate: boolean; asksPrices: boolean };

async function run(action: ContentAction, dir: string, { mayCreate, asksPrices }: ImportOptions): Promise<boolean> {
  const config = readConfig(readEnvironment());
  if (action === 'check') return check(dir, config);
  return onDatabase(config, {
    report: print,
    mayCreate,
    work: ({ patientDb }) => exchangeContent(action, dir, { db: patientDb, config, print, asksPrices }),
  });
}

/** With the settings of the shop, where there is one: a folder can be checked before that too. */
async function check(dir: string, config: Config): Promise<boolean> {
  try {
    const { dataDir, databaseUrl } = config;
    return await onDatabase(
      { dataDir, databaseUrl },
      { report() {}, work: ({ patientDb: db }) => exchangeContent('check', dir, { db, config, print }) },
    );
  } catch (error) {
    if (!(error instanceof DatabaseRefused) || error.reason !== 'no shop') throw error;
    return exchangeContent('check', dir, { db: null, config, print });
  }
}

await runCommand(async ([action = '', dir = '', ...rest]) => {
  const edit = editActions.find((candidate) => candidate === action);
  if (edit) return editContent(edit, [dir, ...rest], { config: readConfig(readEnvironment()), print });
  const known = contentActions.find((candidate) => candidate === action);
  const mayCreate = known === 'import' && rest.includes(newShop);
  const isUnderstood = rest.every((flag) => flag === yes || (flag === newShop && mayCreate));
  if (!known || dir === '' || !isUnderstood) {
    for (const line of usage) print(line);
    return 2;
  }
  const path = resolve(dir);
  if (known !== 'export' && !(await stat(path).catch(() => null))?.isDirectory()) {
    print(`${path} is not a folder`);
    return 2;
  }
  return (await run(known, path, { mayCreate, asksPrices: !rest.includes(yes) })) ? 0 : 1;
});
