/** npm run signups -- list|export|delete EMAIL */
import { openDatabase } from '#database/client.ts';
import { DataFolderInUse } from '#database/data-folder.ts';
import { readConfig, readEnvironment } from './config.ts';
import { askControl } from './control-socket.ts';
import { runSignUps, SignUpsCommand } from './sign-ups.ts';

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

/** An export is read by programs, so what happens on the way goes elsewhere. */
function report(line: string) {
  process.stderr.write(`${line}\n`);
}

async function run(command: SignUpsCommand): Promise<boolean> {
  const config = readConfig(readEnvironment());
  try {
    const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl, onProgress: report });
    try {
      return await runSignUps(command, { db: database.db, print });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    report('The shop is running: it does the work.');
    return askControl(config.dataDir, command, print);
  }
}

async function main([signUps, email]: string[]): Promise<number> {
  const command = SignUpsCommand.safeParse(signUps === 'delete' ? { signUps, email } : { signUps });
  if (!command.success) {
    report('usage: npm run signups -- list|export|delete EMAIL');
    return 2;
  }
  return (await run(command.data)) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  report(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
