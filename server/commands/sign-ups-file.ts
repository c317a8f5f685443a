/** Sign-ups in a file, as `npm run signups -- export` writes them: to carry them from one database to another. */
import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

export const columns = [
  'market',
  'language',
  'kind',
  'email',
  'slug',
  'state',
  'createdAt',
  'confirmedAt',
  'backAt',
  'notifiedAt',
] as const;

const time = z.iso.datetime().transform((text) => new Date(text));
const timeOrNone = z.union([z.literal('').transform(() => null), time]);

const SignUp = z.strictObject({
  market: z.string().min(1),
  language: z.string().min(1),
  kind: z.enum(['newsletter', 'soldout']),
  email: z
    .string()
    .min(3)
    .regex(/^[^\p{Cc}\p{Cf}]+$/u),
  slug: z.string(),
  state: z.enum(['stored', 'pending', 'confirmed']),
  createdAt: time,
  confirmedAt: timeOrNone,
  backAt: timeOrNone,
  notifiedAt: timeOrNone,
});

/** All of the file or nothing: the first line that is not as it should be is named. */
export async function readSignUps(file: string): Promise<z.output<typeof SignUp>[]> {
  const [names, ...rows] = readRows(await readFile(file, 'utf8'), file);
  if (names?.cells.join(',') !== columns.join(','))
    throw new Error(`${file} is no export of sign-ups: its first line is not ${columns.join(',')}`);
  return rows.map(({ cells, line }) => {
    const read = SignUp.safeParse(Object.fromEntries(columns.map((name, place) => [name, cells[place]])));
    if (read.success && cells.length === columns.length) return read.data;
    const place = read.error?.issues[0]?.path.join('.');
    throw new Error(`${file}, line ${line} is no sign-up${place ? ` (${place})` : ''}: nothing was added`);
  });
}

type Row = { cells: string[]; line: number };

function readRows(text: string, file: string): Row[] {
  const rows: Row[] = [];
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        // The export puts a quote before what a spreadsheet would run.
        rows.push({ cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')), line: lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${file} is no table that can be read: ${error.message.slice(0, 200)}`, { cause: error });
  }
  return rows;
}
