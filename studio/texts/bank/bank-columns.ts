import { defineTexts } from '../text-table.ts';

/** What is asked once of a table nobody knows. */
export const bankColumnTexts = defineTexts({
  title: {
    nl: 'Welke kolom is wat?',
    fr: 'Quelle colonne est quoi ?',
    en: 'Which column is which?',
    de: 'Welche Spalte ist was?',
  },
  why: {
    nl: 'Dit bestand kennen we nog niet. Hieronder staan de eerste regels. Zeg één keer waar datum en bedrag staan; volgende keer weten we het.',
    fr: 'Nous ne connaissons pas encore ce fichier. Voici ses premières lignes. Dites une fois où sont la date et le montant ; la prochaine fois, nous le saurons.',
    en: 'We do not know this file yet. Here are its first lines. Say once where date and amount are; next time we know.',
    de: 'Diese Datei kennen wir noch nicht. Hier sind die ersten Zeilen. Sag einmal, wo Datum und Betrag stehen; nächstes Mal wissen wir es.',
  },
  column: { nl: 'Kolom {{nr}}', fr: 'Colonne {{nr}}', en: 'Column {{nr}}', de: 'Spalte {{nr}}' },
  date: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
  amount: {
    nl: 'Bedrag, met min voor af',
    fr: 'Montant, avec un moins pour les débits',
    en: 'Amount, with a minus for what went out',
    de: 'Betrag, mit Minus für Abgänge',
  },
  credit: { nl: 'Of: bedrag bij', fr: 'Ou : crédit', en: 'Or: paid in', de: 'Oder: Eingang' },
  debit: { nl: 'En: bedrag af', fr: 'Et : débit', en: 'And: paid out', de: 'Und: Ausgang' },
  payer: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
  text: {
    nl: 'Omschrijving met het kenmerk',
    fr: 'Libellé avec la référence',
    en: 'Description with the reference',
    de: 'Verwendungszweck mit der Referenz',
  },
  none: { nl: 'staat er niet in', fr: 'absent', en: 'not there', de: 'fehlt' },
  again: {
    nl: 'Kies het bestand nog een keer',
    fr: 'Choisissez le fichier à nouveau',
    en: 'Choose the file once more',
    de: 'Wähl die Datei noch einmal',
  },
  read: {
    nl: 'Lees met deze kolommen',
    fr: 'Lire avec ces colonnes',
    en: 'Read with these columns',
    de: 'Mit diesen Spalten lesen',
  },
  needDate: {
    nl: 'Kies de kolom met de datum.',
    fr: 'Choisissez la colonne de la date.',
    en: 'Choose the column with the date.',
    de: 'Wähl die Spalte mit dem Datum.',
  },
  needAmount: {
    nl: 'Kies de kolom met het bedrag.',
    fr: 'Choisissez la colonne du montant.',
    en: 'Choose the column with the amount.',
    de: 'Wähl die Spalte mit dem Betrag.',
  },
});
