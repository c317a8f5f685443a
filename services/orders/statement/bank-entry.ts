/** Money that came in, as a bank statement tells of it. Amounts are in the currency's smallest unit. */
export type BankEntry = {
  /** As 2026-03-04. */
  date: string;
  amount: number;
  /** Null where the file does not say. */
  currency: string | null;
  payer: string;
  /** All the payer wrote, references too. */
  text: string;
};

/** A file that cannot be read, with the reason in words. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement';
}
