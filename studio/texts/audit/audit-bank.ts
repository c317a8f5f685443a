import { defineTexts } from '../text-table.ts';

export const bankAuditTexts = defineTexts({
  read: {
    nl: 'Afschrift gelezen: {{added}} nieuw, {{known}} kenden we al',
    fr: 'Relevé lu : nouveau {{added}}, déjà connu {{known}}',
    en: 'Statement read: {{added}} new, {{known}} known already',
    de: 'Auszug gelesen: {{added}} neu, {{known}} schon bekannt',
  },
  refundFile: {
    nl: 'Betaalbestand gemaakt voor terugbetalingen: {{numbers}}',
    fr: 'Fichier de virements créé pour des remboursements : {{numbers}}',
    en: 'Payment file made for refunds: {{numbers}}',
    de: 'Überweisungsdatei für Erstattungen erstellt: {{numbers}}',
  },
  readAgain: {
    nl: 'Afschrift gelezen: alle {{entries}} regels kenden we al. Er is niets bij gekomen.',
    fr: 'Relevé lu : les {{entries}} lignes étaient déjà connues. Rien de nouveau.',
    en: 'Statement read: all {{entries}} lines were known already. Nothing was added.',
    de: 'Auszug gelesen: alle {{entries}} Zeilen waren schon bekannt. Nichts ist dazugekommen.',
  },
  readNone: {
    nl: 'Afschrift gelezen: er staat geen enkele regel in',
    fr: 'Relevé lu : il ne contient aucune ligne',
    en: 'Statement read: there is no line in it',
    de: 'Auszug gelesen: es steht keine Zeile darin',
  },
  booked_one: {
    nl: '{{count}} betaling geboekt',
    fr: '{{count}} paiement enregistré',
    en: '{{count}} payment booked',
    de: '{{count}} Zahlung gebucht',
  },
  booked_other: {
    nl: '{{count}} betalingen geboekt',
    fr: '{{count}} paiements enregistrés',
    en: '{{count}} payments booked',
    de: '{{count}} Zahlungen gebucht',
  },
  bookedOne: {
    nl: 'Geboekt op {{number}}',
    fr: 'Enregistré sur {{number}}',
    en: 'Booked for {{number}}',
    de: 'Auf {{number}} gebucht',
  },
  notOurs: {
    nl: 'Een regel van de bank weggelegd: niet voor de winkel',
    fr: 'Ligne de la banque mise de côté : pas pour la boutique',
    en: 'A line of the bank put aside: not for the shop',
    de: 'Eine Zeile der Bank weggelegt: nicht für den Laden',
  },
  sentNow: {
    nl: 'De mails over deze betalingen zijn onderweg',
    fr: 'Les mails sur ces paiements sont partis',
    en: 'The mails about these payments are on their way',
    de: 'Die Mails zu diesen Zahlungen sind unterwegs',
  },
});
