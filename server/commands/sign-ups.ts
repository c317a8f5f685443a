/** What can be done with the sign-ups of the embedded shop. */
import { z } from 'zod';
import type { Database } from '#database/client.ts';
import {
  addSignUps,
  deleteSignUps,
  forgetDeleted,
  listSignUps,
  type SignUpRow,
} from '#services/shop/sign-up/sign-up-store.ts';
import { printable } from '#server/log/printable.ts';
import { columns, readSignUps } from './sign-ups-file.ts';

export const SignUpsCommand = z.discriminatedUnion('signUps', [
  z.strictObject({ signUps: z.enum(['list', 'export']) }),
  z.strictObject({ signUps: z.literal('delete'), email: z.string().min(1) }),
  z.strictObject({ signUps: z.literal('import'), file: z.string().min(1) }),
]);
export type SignUpsCommand = z.output<typeof SignUpsCommand>;

type Tools = { db: Database; print: (line: string) => void };

/** The answer says whether there was something to do. */
export async function runSignUps(command: SignUpsCommand, { db, print }: Tools): Promise<boolean> {
  if (command.signUps === 'delete') {
    const count = await deleteSignUps(db, command.email);
    if (count > 0) await forgetDeleted(db);
    print(`${count} deleted`);
    return count > 0;
  }
  if (command.signUps === 'import') {
    const rows = await readSignUps(command.file);
    const added = await addSignUps(db, rows);
    print(`${added} of ${rows.length} sign-ups added, ${rows.length - added} were there already`);
    return true;
  }
  const rows = await listSignUps(db);
  if (command.signUps === 'export') {
    for (const line of csv(rows)) print(printable(line));
    return true;
  }
  for (const row of rows) print(printable(describe(row)));
  print(`${rows.length} sign-ups`);
  return true;
}

function describe({ market, kind, email, slug, state, createdAt, backAt, notifiedAt }: SignUpRow): string {
  const back = backAt === null ? [] : [notifiedAt === null ? 'is back, not told yet' : 'is back, told'];
  return [createdAt.toISOString(), market, kind, state, email, ...(slug === '' ? [] : [slug]), ...back].join('  ');
}

function csv(rows: SignUpRow[]): string[] {
  const cell = (value: string | Date | null) => {
    const text = value instanceof Date ? value.toISOString() : (value ?? '');
    // A spreadsheet would run a text that begins like a formula.
    return `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;
  };
  return [columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))];
}
