/** Where the table of a bank has its columns, as an owner said: numbers from 0, null for what it does not have. */
export type BankColumns = {
  /** The line of names, plain. */
  head: string;
  date: number;
  /** One column with a sign, or two without. */
  amount: number | null;
  credit: number | null;
  debit: number | null;
  payer: number | null;
  text: number | null;
};

const mostTables = 40;
const mostColumns = 60;

/** The tables that are remembered, the newest first; null for what is none. */
export function readBankColumns(value: unknown): BankColumns[] | null {
  if (!Array.isArray(value) || value.length > mostTables) return null;
  const read = value.map(readOne);
  return read.every((each) => each !== null) ? read : null;
}

function readOne(value: unknown): BankColumns | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Record<string, unknown> = { ...value };
  const at = (name: string) => {
    const number = given[name];
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < mostColumns
      ? number
      : null;
  };
  const [date, amount, credit] = [at('date'), at('amount'), at('credit')];
  const { head } = given;
  if (typeof head !== 'string' || head.length === 0 || head.length > 400 || date === null) return null;
  if (amount === null && credit === null) return null;
  return { head, date, amount, credit, debit: at('debit'), payer: at('payer'), text: at('text') };
}

/** With one more, in place of what was said of the same table before. */
export function withBankColumns(known: readonly BankColumns[], added: BankColumns): BankColumns[] {
  return [added, ...known.filter(({ head }) => head !== added.head)].slice(0, mostTables);
}
