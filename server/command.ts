/** What the commands of this shop have in common: where they do their work, and how they end. */
import { type Database, openDatabase } from '#database/client.ts';
import { DataFolderInUse } from '#database/data-folder.ts';
import type { Config } from './config.ts';
import { askControl, type Command } from './control-socket.ts';

type Lines = {
  /** The outcome. */
  print: (line: string) => void;
  /** What happens on the way; programs that read the outcome must not meet it. */
  report: (line: string) => void;
};

/** Works on the database itself, or has the running shop do it where that has the embedded one open. */
export async function onDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { command, print, report, work }: Lines & { command: Command; work: (db: Database) => Promise<boolean> },
): Promise<boolean> {
  try {
    const database = await openDatabase({ dataDir, url: databaseUrl, onProgress: report });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    report('The shop is running: it does the work.');
    return askControl(dataDir, command, print);
  }
}

export function toStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Ends with what `main` answers, or with 1 and the reason. */
export async function runCommand(main: (args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    toStandardError(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
