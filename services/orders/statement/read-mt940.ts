/** Bank statements as SWIFT's MT940: a field `:61:` for each entry, and `:86:` for what the payer wrote. */
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { type FileEntry, UnreadableStatement } from './bank-entry.ts';
import { negated } from '#rules/money/cents.ts';

const entry = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})/;

export function readMt940(source: string): FileEntry[] {
  const fields = readFields(source);
  const lastOf = (tags: RegExp) => fields.findLastIndex(({ tag }) => tags.test(tag));
  if (lastOf(/^60[FM]$/) > lastOf(/^62[FM]$/))
    throw new UnreadableStatement('the file has no closing balance: it is cut off', 'cutOff');
  // A file may hold statements of several accounts, each behind its own number and balance.
  let account = '';
  let currency: string | null = null;
  return fields.flatMap(({ tag, text }, index): FileEntry[] => {
    if (tag === '25') account = accountIn(text);
    if (/^60[FM]$/.test(tag)) currency = text.slice(7, 10) || null;
    if (tag !== '61') return [];
    const [, year, month, day, sign, sum = ''] = entry.exec(text) ?? [];
    const amount = readAmount(sum);
    if (amount === null)
      throw new UnreadableStatement(`this entry cannot be read: ${text.slice(0, 60)}`, 'noEntry', text.slice(0, 60));
    if (sign !== 'C' && sign !== 'D') return [];
    const next = fields[index + 1];
    const about = next?.tag === '86' ? next.text : '';
    const [, bankNumber = null] = /\/\/([^\n]+)/.exec(text) ?? [];
    const signed = sign === 'D' ? negated(amount) : amount;
    const words = { payer: payerOf(about), text: wordsOf(about) };
    return [
      {
        date: `20${year}-${month}-${day}`,
        amount: signed,
        currency,
        ...words,
        account,
        iban: ibanIn(about),
        bankNumber,
      },
    ];
  });
}

/** Dutch banks write the currency behind the number. */
function accountIn(text: string): string {
  return text.trim().replace(/^([A-Z]{2}\d{2}\w+?)[A-Z]{3}$/, '$1');
}

/** What the payer was asked to write looks like one, and is none. */
function ibanIn(about: string): string {
  const numbers = wordsOf(about).match(/\b(?!RF)[A-Z]{2}\d{2}[A-Z\d]{10,30}\b/g);
  return numbers?.[0] ?? '';
}

function readFields(source: string): { tag: string; text: string }[] {
  const fields: { tag: string; text: string }[] = [];
  for (const line of source.split(/\r?\n/)) {
    const [, tag, text = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) fields.push({ tag, text });
    // A field goes on until the next one; `-` ends a statement.
    else if (!/^(?:-\}?|\{.*)?$/.test(line.trim())) {
      const last = fields.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return fields;
}

/** German banks number the parts of the text (`?32` is the name), Dutch ones name them (`/NAME/`). */
function payerOf(about: string): string {
  const numbered = [...about.replaceAll('\n', '').matchAll(/\?3[23]([^?]*)/g)].map(([, part = '']) => part).join('');
  const named = /\/NAME\/([^/]*)/.exec(about.replaceAll('\n', ''))?.[1] ?? '';
  return (numbered || named).trim();
}

function wordsOf(about: string): string {
  return about
    .replaceAll('\n', '')
    .replace(/\?\d{2}/g, ' ')
    .trim();
}
