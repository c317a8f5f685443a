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
  /** Announced by the bank, and not booked: it may never come. */
  isPending?: boolean;
};

/** With all a file says: what went out is below nought. */
export type FileEntry = BankEntry & {
  /** Of the shop; empty where the file does not say. */
  account: string;
  /** Of who paid, or was paid. */
  iban: string;
  /** The bank's own number of the entry. */
  bankNumber: string | null;
};

/** Why a file cannot be read: what screens say in the language of whoever reads. */
export type StatementProblem =
  | 'empty'
  | 'cutOff'
  | 'noStatement'
  | 'noXml'
  | 'noEntry'
  | 'noTable'
  | 'wrongColumns'
  | 'tooLarge'
  | 'zip'
  | 'binary'
  | 'otherAccount';

/** A file that cannot be read, with the reason in words; `about` is the place or the thing it is about. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement';
  problem: StatementProblem;
  about: string;
  constructor(message: string, problem: StatementProblem, about = '') {
    super(message);
    this.problem = problem;
    this.about = about;
  }
}
