/** A file of transfers that a bank reads and its owner signs: ISO 20022, pain.001.001.09, SEPA credit transfers. Pure. */
import { type Cents, decimalText, sumOfCents } from '#rules/money/cents.ts';

export type SepaCredit = {
  /** Comes back with the statement. */
  endToEnd: string;
  name: string;
  iban: string;
  amount: Cents;
  text: string;
};

export type SepaBatch = {
  /** Of this file, and of no other. */
  id: string;
  at: Date;
  day: string;
  from: { name: string; iban: string };
  credits: readonly SepaCredit[];
};

const longest = { id: 35, name: 70, text: 140 } as const;

export function sepaCredits({ id, at, day, from, credits }: SepaBatch): string {
  const total = `<NbOfTxs>${credits.length}</NbOfTxs><CtrlSum>${decimalText(sumOfCents(credits.map(({ amount }) => amount)))}</CtrlSum>`;
  const name = plain(from.name, longest.name);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${plain(id, longest.id)}</MsgId><CreDtTm>${at.toISOString().slice(0, 19)}Z</CreDtTm>${total}<InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${plain(id, longest.id)}</PmtInfId><PmtMtd>TRF</PmtMtd>${total}`,
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>`,
    `<Dbtr><Nm>${name}</Nm></Dbtr><DbtrAcct><Id><IBAN>${from.iban}</IBAN></Id></DbtrAcct>`,
    // Within SEPA the IBAN says which bank it is.
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
    ...credits.map(transfer),
    '</PmtInf></CstmrCdtTrfInitn></Document>',
    '',
  ].join('\n');
}

function transfer({ endToEnd, name, iban, amount, text }: SepaCredit): string {
  return [
    `<CdtTrfTxInf><PmtId><EndToEndId>${plain(endToEnd, longest.id)}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimalText(amount)}</InstdAmt></Amt>`,
    `<Cdtr><Nm>${plain(name, longest.name)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${plain(text, longest.text)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');
}

const written: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  '&': '+',
  '’': "'",
};

/** Letters, digits and the few signs that every bank of SEPA takes (EPC217-08); nothing of it means anything in XML. */
function plain(text: string, most: number): string {
  const bare = Array.from(text.normalize('NFKD'), (sign) => written[sign] ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z\d/?:().,'+ -]/g, ' ')
    .replace(/\s+/g, ' ')
    // Two strokes separate fields in older files.
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, most);
  let end = bare.length;
  while (end > 0 && '/ '.includes(bare.charAt(end - 1))) end -= 1;
  // What is left of a name in another script: a field may not be empty.
  return end === 0 ? '-' : bare.slice(0, end);
}
