/** npm run content -- check|import|export DIR, and the changes of single items (content-edit-command.ts) */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { onDatabase, runCommand, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '#server/config.ts';
import { editActions, editContent, editUsage } from './content-edit-command.ts';
import { type ContentAction, contentActions, exchangeContent } from '#server/content/exchange.ts';

async function run(action: ContentAction, dir: string): Promise<boolean> {
  const config = readConfig(readEnvironment());
  if (action === 'check') return exchangeContent(action, dir, { db: null, config, print });
  return onDatabase(config, {
    report: print,
    work: ({ patientDb }) => exchangeContent(action, dir, { db: patientDb, config, print }),
  });
}

await runCommand(async ([action = '', dir = '', ...rest]) => {
  const edit = editActions.find((candidate) => candidate === action);
  if (edit) return editContent(edit, [dir, ...rest], { config: readConfig(readEnvironment()), print });
  const known = contentActions.find((candidate) => candidate === action);
  if (!known || dir === '') {
    for (const line of ['npm run content -- check|import|export DIR', ...editUsage]) print(line);
    return 2;
  }
  const path = resolve(dir);
  if (known !== 'export' && !(await stat(path).catch(() => null))?.isDirectory()) {
    print(`${path} is not a folder`);
    return 2;
  }
  return (await run(known, path)) ? 0 : 1;
});
