/** Bank statements as XML: ISO 20022, camt.053 and the reports of a day, camt.052, in any of their versions. */
import { Parser } from 'htmlparser2';
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { type BankEntry, type FileEntry, UnreadableStatement } from './bank-entry.ts';

/** A statement has about fifteen; a file with many more is made to keep its reader busy. */
const mostLevels = 100;

type Node = { name: string; currency: string | null; text: string; children: Node[] };

export function readCamt(source: string): FileEntry[] {
  const document = readXml(source);
  const statements = [
    ...find(document, 'Document', 'BkToCstmrStmt', 'Stmt'),
    ...find(document, 'Document', 'BkToCstmrAcctRpt', 'Rpt'),
  ];
  if (statements.length === 0)
    throw new UnreadableStatement('the file is XML, but no bank statement (camt.053) is in it', 'noStatement');
  return statements.flatMap((statement) => {
    const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
    return find(statement, 'Ntry').flatMap((entry) => readEntry(entry, account));
  });
}

/** A small tree: names without their prefixes, and no entities but XML's own five. A file that is cut off is refused. */
function readXml(source: string): Node {
  const root: Node = { name: '', currency: null, text: '', children: [] };
  const open = [root];
  let isBroken = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node = { name: name.replace(/^.*:/, ''), currency: attributes.Ccy ?? null, text: '', children: [] };
        if (open.length > mostLevels)
          throw new UnreadableStatement(
            `the file is no bank statement: it has more than ${mostLevels} levels`,
            'noStatement',
          );
        open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext(text) {
        const node = open.at(-1);
        if (node) node.text += text;
      },
      onclosetag(_name, isImplied) {
        // An empty element closes itself; anything else that is closed by others is broken.
        isBroken ||= isImplied && !source.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  const isCutOff = open.length !== 1;
  parser.end();
  if (isBroken || isCutOff)
    throw new UnreadableStatement('the file is cut off, or is no XML that can be read', 'noXml');
  return root;
}

/** All nodes below one along a path. */
function find(node: Node, ...path: string[]): Node[] {
  const [name, ...rest] = path;
  if (name === undefined) return [node];
  return node.children.filter((child) => child.name === name).flatMap((child) => find(child, ...rest));
}

function textAt(node: Node, ...path: string[]): string {
  return find(node, ...path)[0]?.text.trim() ?? '';
}

/** What was taken back pays nothing. */
function readEntry(entry: Node, account: string): FileEntry[] {
  const direction = textAt(entry, 'CdtDbtInd');
  if (!['CRDT', 'DBIT'].includes(direction) || textAt(entry, 'RvslInd') === 'true') return [];
  const isOut = direction === 'DBIT';
  const date =
    textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm').slice(0, 10) || textAt(entry, 'ValDt', 'Dt');
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  const isPending = status !== '' && status !== 'BOOK';
  const details = find(entry, 'NtryDtls', 'TxDtls');
  const whole = amountOf(entry, ['Amt']);
  const bankNumber = textAt(entry, 'AcctSvcrRef') || null;
  const sign = ({ amount, currency }: Amount): Amount => ({ amount: isOut ? -amount : amount, currency });
  const shared = { date, account, ...(isPending && { isPending }) };
  if (details.length === 0)
    return [{ ...shared, ...sign(whole), payer: '', text: textAt(entry, 'AddtlNtryInf'), iban: '', bankNumber }];
  const side = isOut ? 'Cdtr' : 'Dbtr';
  return details.map((detail) => ({
    ...shared,
    // Several payments may be booked as one sum; each then says its own.
    ...sign(details.length === 1 ? whole : amountOf(detail, ['Amt'], ['AmtDtls', 'TxAmt', 'Amt'])),
    payer: textAt(detail, 'RltdPties', side, 'Nm') || textAt(detail, 'RltdPties', side, 'Pty', 'Nm'),
    iban: textAt(detail, 'RltdPties', `${side}Acct`, 'Id', 'IBAN'),
    bankNumber: textAt(detail, 'Refs', 'AcctSvcrRef') || (details.length === 1 ? bankNumber : null),
    text: [
      ...find(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ...find(detail, 'RmtInf', 'Ustrd'),
      ...find(detail, 'Refs', 'EndToEndId'),
    ]
      .map((node) => node.text.trim())
      .join(' '),
  }));
}

type Amount = Pick<BankEntry, 'amount' | 'currency'>;

function amountOf(node: Node, ...paths: string[][]): Amount {
  const found = paths.flatMap((path) => find(node, ...path))[0];
  // Banks may write five decimals; those beyond cents are noughts.
  const amount = readAmount(found?.text.trim().replace(/(\.\d{2})0+$/, '$1') ?? '');
  if (!found || amount === null)
    throw new UnreadableStatement(
      `an entry has no amount that can be read: ${found?.text.trim() ?? 'none'}`,
      'noEntry',
      found?.text.trim(),
    );
  return { amount, currency: found.currency };
}
