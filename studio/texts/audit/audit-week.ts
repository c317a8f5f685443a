import { defineTexts } from '../text-table.ts';

export const weekAuditTexts = defineTexts({
  packed: {
    nl: '{{number}} {{name}} is ingepakt',
    fr: '{{number}} {{name}} est prêt',
    en: '{{number}} {{name}} is packed',
    de: '{{number}} {{name}} ist gepackt',
  },
  unpacked: {
    nl: '{{number}} {{name}} staat weer open',
    fr: '{{number}} {{name}} est de nouveau à préparer',
    en: '{{number}} {{name}} is to be packed again',
    de: '{{number}} {{name}} ist wieder offen',
  },
  sent_one: {
    nl: '{{count}} bestelling is onderweg; de mail gaat over tien minuten',
    fr: '{{count}} commande est partie ; le mail part dans dix minutes',
    en: '{{count}} order is on its way; the mail leaves in ten minutes',
    de: '{{count}} Bestellung ist unterwegs; die Mail geht in zehn Minuten raus',
  },
  sent_other: {
    nl: '{{count}} bestellingen zijn onderweg; de mails gaan over tien minuten',
    fr: '{{count}} commandes sont parties ; les mails partent dans dix minutes',
    en: '{{count}} orders are on their way; the mails leave in ten minutes',
    de: '{{count}} Bestellungen sind unterwegs; die Mails gehen in zehn Minuten raus',
  },
  packedAll_one: {
    nl: '{{count}} bestelling is ingepakt',
    fr: '{{count}} commande est prête',
    en: '{{count}} order is packed',
    de: '{{count}} Bestellung ist gepackt',
  },
  packedAll_other: {
    nl: '{{count}} bestellingen zijn ingepakt',
    fr: '{{count}} commandes sont prêtes',
    en: '{{count}} orders are packed',
    de: '{{count}} Bestellungen sind gepackt',
  },
  sentNow: {
    nl: 'De mails over deze bestellingen zijn onderweg',
    fr: 'Les mails sur ces commandes sont partis',
    en: 'The mails about these orders are on their way',
    de: 'Die Mails zu diesen Bestellungen sind unterwegs',
  },
  lessened: {
    nl: '{{number}} {{name}}: er is één af, het geld gaat terug',
    fr: '{{number}} {{name}} : un article en moins, l’argent est rendu',
    en: '{{number}} {{name}}: one less, its money goes back',
    de: '{{number}} {{name}}: eins weniger, das Geld geht zurück',
  },
  cancelled: {
    nl: '{{number}} {{name}} is geannuleerd, het geld moet terug',
    fr: '{{number}} {{name}} est annulée, l’argent est à rendre',
    en: '{{number}} {{name}} is cancelled, its money has to go back',
    de: '{{number}} {{name}} ist storniert, das Geld muss zurück',
  },
  animals: {
    nl: '{{number}} {{name}}: het dier is verbeterd',
    fr: '{{number}} {{name}} : l’animal est corrigé',
    en: '{{number}} {{name}}: the animal is corrected',
    de: '{{number}} {{name}}: das Tier ist berichtigt',
  },
});
