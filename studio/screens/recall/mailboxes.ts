import type { RecalledRow } from '../../ports/recall.ts';

/** Who has several orders is written to once: the part behind a plus is chosen by whoever writes the address. */
export function mailboxesOf(rows: readonly Pick<RecalledRow, 'email'>[]): string[] {
  const boxes = rows.flatMap(({ email }) => (email === '' ? [] : [email.toLowerCase().replace(/(?<=.)\+[^@]*/, '')]));
  return [...new Set(boxes)];
}
