/** Invoices and credit notes that go with a mail. They are made before it leaves: what it tells of can no longer be taken back then. */
import type { Database } from '#services/kit/database.ts';
import { type OrderBooks, type PaperFile, settleOrder } from '#services/orders/order-books.ts';
import type { DueMail, MailKind } from './outbox.ts';

/** `title`: such as "Factuur 2026-NL-00017". */
export type EnclosedPaper = PaperFile & { title: string };

const carriers = new Set<MailKind>(['sent', 'changed', 'cancelled', 'credit']);

type PapersDeps = { db: Database; clock: () => Date; books: OrderBooks };

/** With goods that are sent, their invoice; with what became less, the credit note for it. */
export async function enclosedPapers(deps: PapersDeps, due: DueMail, { number }: { number: string }) {
  if (!carriers.has(due.kind)) return [];
  const isSent = due.kind === 'sent';
  // A mail that is sent once more tells of nothing new.
  await settleOrder(deps, number, { isSaid: isSent && due.changeId !== null });
  const papers = await deps.books.of(number);
  const invoice = papers.findLast(({ kind }) => kind === 'invoice');
  const credits = papers.filter(({ kind, madeAt }) => kind === 'credit' && madeAt >= due.createdAt);
  const chosen = isSent ? papers.filter((one) => one === invoice) : credits;
  const enclosed: EnclosedPaper[] = [];
  for (const one of chosen) {
    const [paper, file] = [await deps.books.find(one.number), await deps.books.file(one.number)];
    if (paper && file) enclosed.push({ ...file, title: `${paper.words[paper.kind]} ${paper.number}` });
  }
  return enclosed;
}
