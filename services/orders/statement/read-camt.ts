/** Bank statements as XML: ISO 20022, camt.053, in any of its versions. */
import { Parser } from 'htmlparser2';
import { readAmount } from '#rules/orders/read-amount.ts';
import { type BankEntry, UnreadableStatement } from './bank-entry.ts';

type Node = { name: string; currency: string | null; text: string; children: Node[] };

export function readCamt(source: string): BankEntry[] {
  const document = readXml(source);
  const statements = find(document, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0)
    throw new UnreadableStatement('the file is XML, but no bank statement (camt.053) is in it');
  return statements.flatMap((statement) => find(statement, 'Ntry').flatMap(readEntry));
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
  if (isBroken || isCutOff) throw new UnreadableStatement('the file is cut off, or is no XML that can be read');
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

/** What went out, and what was taken back, pays nothing. */
function readEntry(entry: Node): BankEntry[] {
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT' || textAt(entry, 'RvslInd') === 'true') return [];
  const date = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm').slice(0, 10);
  const details = find(entry, 'NtryDtls', 'TxDtls');
  const whole = amountOf(entry, ['Amt']);
  if (details.length === 0) return [{ ...whole, date, payer: '', text: textAt(entry, 'AddtlNtryInf') }];
  return details.map((detail) => ({
    // Several payments may be booked as one sum; each then says its own.
    ...(details.length === 1 ? whole : amountOf(detail, ['Amt'], ['AmtDtls', 'TxAmt', 'Amt'])),
    date,
    payer: textAt(detail, 'RltdPties', 'Dbtr', 'Nm') || textAt(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    text: [
      ...find(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ...find(detail, 'RmtInf', 'Ustrd'),
      ...find(detail, 'Refs', 'EndToEndId'),
    ]
      .map((node) => node.text.trim())
      .join(' '),
  }));
}

function amountOf(node: Node, ...paths: string[][]): Pick<BankEntry, 'amount' | 'currency'> {
  const found = paths.flatMap((path) => find(node, ...path))[0];
  // Banks may write five decimals; those beyond cents are noughts.
  const amount = readAmount(found?.text.trim().replace(/(\.\d{2})0+$/, '$1') ?? '');
  if (!found || amount === null)
    throw new UnreadableStatement(`an entry has no amount that can be read: ${found?.text.trim() ?? 'none'}`);
  return { amount, currency: found.currency };
}
