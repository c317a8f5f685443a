/** The columns of statements, by the names that banks of the four markets give them. */

/** In the order they are looked for; names are compared without signs and in small letters. */
const names = {
  date: [
    'date',
    'datum',
    'boekdatum',
    'boekingsdatum',
    'buchungstag',
    'buchungsdatum',
    'bookingdate',
    'transactiedatum',
    'dateop',
    'dateoperation',
    'datedoperation',
    'transactiondate',
    'valutadatum',
  ],
  amount: [
    'amount',
    'amounteur',
    'amountgbp',
    'bedrag',
    'bedrageur',
    'betrag',
    'betrageur',
    'montant',
    'montanteur',
    'montanteuros',
    'montantoperationeneuro',
    'montantdeloperation',
    'umsatz',
    'transactiebedrag',
    'bedraginrekeningvaluta',
    'value',
  ],
  credit: ['credit', 'crediteur', 'crediteuros', 'creditamount', 'paidin', 'moneyin', 'haben', 'gutschrift', 'bij'],
  debit: ['debit', 'debiteur', 'debiteuros', 'debitamount', 'paidout', 'moneyout', 'soll', 'lastschrift', 'af'],
  sign: ['afbij', 'debitcredit', 'sollhaben', 'creditdebet', 'sens'],
  currency: ['currency', 'munt', 'valuta', 'valutacode', 'waehrung', 'wahrung', 'devise'],
  payer: [
    'name',
    'naam',
    'naamtegenpartij',
    'naamomschrijving',
    'tegenrekeninghouder',
    'tegenpartij',
    'beguenstigterzahlungspflichtiger',
    'begunstigterzahlungspflichtiger',
    'begunstigterauftraggeber',
    'auftraggeber',
    'zahlungsbeteiligter',
    'namezahlungsbeteiligter',
    'zahlungspflichtiger',
    'partnername',
    'payee',
    'counterparty',
    'counterpartyname',
    'supplierfound',
    'nom',
    'tiers',
  ],
  reference: [
    'reference',
    'paymentreference',
    'betalingskenmerk',
    'kenmerk',
    'kundenreferenz',
    'kundenreferenzendtoend',
    'referenz',
    'ref',
  ],
  text: [
    'description',
    'omschrijving',
    'omschrijving1',
    'mededelingen',
    'verwendungszweck',
    'buchungstext',
    'libelleoperation',
    'libelledeloperation',
    'libelle',
    'label',
    'details',
    'transactiondescription',
    'memo',
    'motif',
    'notes',
  ],
  /** Where a text goes on. */
  text2: ['omschrijving2', 'comment'],
  text3: ['omschrijving3'],
  iban: [
    'tegenrekening',
    'tegenrekeningnummer',
    'tegenrekeningibanbban',
    'kontonummeriban',
    'ibankontonummer',
    'ibanzahlungsbeteiligter',
    'counterpartyiban',
    'partneriban',
    'iban',
  ],
  account: ['ibanbban', 'rekening', 'auftragskonto', 'ibanauftragskonto', 'rekeningnummer', 'account', 'accountnum'],
  number: ['volgnr', 'transactionid', 'transactiereferentie'],
  status: ['info', 'status', 'buchungsstatus', 'statut', 'etat'],
} as const;

export type Column = keyof typeof names;
/** Where each stands; what a file does not have is missing. */
export type Columns = Partial<Record<Column, number>>;

export function plainName(cell: string): string {
  return cell
    .normalize('NFD')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();
}

/** Null for a line that names no date, or no amount. */
export function columnsNamedIn(cells: string[]): Columns | null {
  const plain = cells.map(plainName);
  const found: Columns = {};
  for (const [column, all] of Object.entries(names)) {
    const index = all.map((name) => plain.indexOf(name)).find((at) => at !== -1);
    if (index !== undefined) found[column as Column] = index;
  }
  const hasAmount = found.amount !== undefined || found.credit !== undefined;
  return found.date !== undefined && hasAmount ? found : null;
}
