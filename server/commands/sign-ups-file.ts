/** Sign-ups in a file, as `npm run signups -- export` writes them: to carry them from one database to another. */
import { readFile } from 'node:fs/promises';
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
  const [names, ...lines] = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  if (names !== columns.join(','))
    throw new Error(`${file} is no export of sign-ups: its first line is not ${columns.join(',')}`);
  return lines.map((line, index) => {
    const cells = readCells(line);
    const read = SignUp.safeParse(cells && Object.fromEntries(columns.map((name, place) => [name, cells[place]])));
    if (read.success && cells?.length === columns.length) return read.data;
    const place = read.error?.issues[0]?.path.join('.');
    throw new Error(`${file}, line ${index + 2} is no sign-up${place ? ` (${place})` : ''}: nothing was added`);
  });
}

const cell = /"((?:[^"]|"")*)"(?:,|$)/y;

/** Null for what is not a line of cells in quotes. */
function readCells(line: string): string[] | null {
  const cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < line.length) {
    const match = cell.exec(line);
    if (!match) return null;
    // The export puts a quote before what a spreadsheet would run.
    cells.push((match[1] ?? '').replaceAll('""', '"').replace(/^'(?=[=+\-@])/, ''));
  }
  return cells;
}
