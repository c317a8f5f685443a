/** What the commands of this shop have in common: where they do their work, and how they end. */
import { openDatabase, type OpenDatabase } from '#database/client.ts';
import type { Config } from '#server/config.ts';
import { printableLines } from '#server/log/printable.ts';
import { wordsOf } from '#server/log/words-of.ts';

type DatabasePlace = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'diskReserveBytes'>>;

type Work = {
  /** What happens on the way; programs that read the outcome must not meet it. */
  report: (line: string) => void;
  /** Whether the command may fill a place that has no shop yet. */
  mayCreate?: boolean;
  work: (database: OpenDatabase) => Promise<boolean>;
};

/** On the server, on the database of the shop that runs, or on one that is started for the time it takes. */
export async function onDatabase(
  { dataDir, databaseUrl, diskReserveBytes = 0 }: DatabasePlace,
  { report, mayCreate = false, work }: Work,
): Promise<boolean> {
  const database = await openDatabase({
    dataDir,
    url: databaseUrl,
    mayShare: true,
    mayCreate,
    reserveBytes: diskReserveBytes,
    onProgress: report,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export function toStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Ends with what `main` answers, or with 1 and the reason. Its work goes on when nobody reads its output any more (`| head`). */
export async function runCommand(main: (args: string[]) => Promise<number>): Promise<void> {
  for (const output of [process.stdout, process.stderr]) output.on('error', ignoreClosedPipe);
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    toStandardError(printableLines(wordsOf(error)));
    process.exitCode = 1;
  }
}

function ignoreClosedPipe(error: NodeJS.ErrnoException) {
  if (error.code !== 'EPIPE') throw error;
}
