/** Bank statements as SWIFT's MT940: a field `:61:` for each entry, and `:86:` for what the payer wrote. */
import { readAmount } from '#rules/orders/read-amount.ts';
import { type BankEntry, UnreadableStatement } from './bank-entry.ts';

const entry = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})/;

export function readMt940(source: string): BankEntry[] {
  const fields = readFields(source);
  const currency = fields.find(({ tag }) => /^60[FM]$/.test(tag))?.text.slice(7, 10) ?? null;
  return fields.flatMap(({ tag, text }, index): BankEntry[] => {
    if (tag !== '61') return [];
    const [, year, month, day, sign, sum = ''] = entry.exec(text) ?? [];
    const amount = readAmount(sum);
    if (amount === null) throw new UnreadableStatement(`this entry cannot be read: ${text.slice(0, 60)}`);
    if (sign !== 'C') return [];
    const next = fields[index + 1];
    const about = next?.tag === '86' ? next.text : '';
    return [{ date: `20${year}-${month}-${day}`, amount, currency, payer: payerOf(about), text: wordsOf(about) }];
  });
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
