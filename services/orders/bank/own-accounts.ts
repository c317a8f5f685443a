/** Whose account a file is of: the shop's own, as banks write it in many ways, or somebody else's. */
import type { Account, Accounts } from '../payment.ts';
import { type FileEntry, UnreadableStatement } from '../statement/bank-entry.ts';

const ibanShape = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/;
/** Shorter numbers may be anything. */
const leastDigits = 6;

/** As it is kept: the IBAN, or sort code and number. */
function writtenAccount(account: Account): string {
  return account.kind === 'iban' ? account.iban : `${account.sortCode} ${account.accountNumber}`;
}

/** The account of a market; null where it has none. */
export function accountOf(accounts: Accounts, market: string): string | null {
  const account = accounts[market] ?? null;
  return account && writtenAccount(account);
}

function isSame(own: Account, written: string): boolean {
  if (own.kind === 'iban' && own.iban === written) return true;
  if (ibanShape.test(written)) return false;
  const number = written.match(/\d+/g)?.at(-1) ?? '';
  if (number.length < leastDigits) return false;
  return own.kind === 'iban' ? own.iban.slice(4).includes(number) : number.endsWith(own.accountNumber);
}

/**
 * The entries with the account as we write it; one that a file does not name is that of the market it was read for. A file of a
 * stranger's account is refused: nothing of it is for the shop.
 */
export function ofOwnAccounts(
  entries: FileEntry[],
  { accounts, market }: { accounts: Accounts; market: string },
): FileEntry[] {
  const own = Object.values(accounts).flatMap((account) => account ?? []);
  const names = new Map<string, string>();
  for (const { account } of entries) {
    if (names.has(account)) continue;
    const found = own.find((each) => isSame(each, account));
    if (!found && own.length > 0 && ibanShape.test(account))
      throw new UnreadableStatement(
        `the file is of the account ${account}, and the shop has ${own.map(writtenAccount).join(', ')}`,
        'otherAccount',
        account,
      );
    names.set(account, found ? writtenAccount(found) : account || (accountOf(accounts, market) ?? ''));
  }
  return entries.map((entry) => ({ ...entry, account: names.get(entry.account) ?? entry.account }));
}
