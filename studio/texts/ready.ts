import { defineTexts } from './text-table.ts';

/** By the ids of rules/selling/ready-to-sell.ts. */
export const readyTexts = defineTexts({
  title: { nl: 'Klaar om te verkopen', fr: 'Prêt à vendre', en: 'Ready to sell', de: 'Bereit zum Verkaufen' },
  account: {
    nl: 'Een rekening waarop betaald wordt',
    fr: 'Un compte pour être payé',
    en: 'An account to be paid to',
    de: 'Ein Konto, auf das gezahlt wird',
  },
  seller: {
    nl: 'Je eigen inschrijving, btw-nummer en mailadres, niet die van de demo',
    fr: 'Vos propres immatriculation, numéro de TVA et adresse mail, pas ceux de la démo',
    en: 'Your own register number, VAT number and mail address, not the demo’s',
    de: 'Dein eigener Registereintrag, deine USt-IdNr. und Mailadresse, nicht die der Demo',
  },
  /** What of it is still the demo's. */
  sellerOf: {
    nl: 'Nog van de demo: {{facts}}',
    fr: 'Encore de la démo : {{facts}}',
    en: 'Still the demo’s: {{facts}}',
    de: 'Noch von der Demo: {{facts}}',
  },
  legal: {
    nl: 'Voorwaarden, herroeping, privacy en colofon, zonder [haken] en zonder namen van de demo',
    fr: 'CGV, rétractation, confidentialité et mentions légales, sans [crochets] ni noms de la démo',
    en: 'Terms, returns, privacy and company details, without [brackets] or names of the demo',
    de: 'AGB, Widerruf, Datenschutz und Impressum, ohne [Klammern] und ohne Namen der Demo',
  },
  voices: {
    nl: 'Geen recensies en citaten van de demo',
    fr: 'Aucun avis ni citation de la démo',
    en: 'No reviews or quotations of the demo',
    de: 'Keine Bewertungen und Zitate der Demo',
  },
  figures: {
    nl: 'Gekozen welke verkoopcijfers te zien zijn',
    fr: 'Chiffres de vente affichés choisis exprès',
    en: 'Chosen which figures of sales are shown',
    de: 'Gewählt, welche Verkaufszahlen zu sehen sind',
  },
  delivery: {
    nl: 'Bezorgkosten nagekeken',
    fr: 'Frais de livraison vérifiés',
    en: 'Delivery prices checked',
    de: 'Lieferpreise geprüft',
  },
  stock: {
    nl: 'Iets op voorraad, met een prijs',
    fr: 'Un article en stock, avec un prix',
    en: 'One thing in stock, with a price',
    de: 'Etwas auf Lager, mit Preis',
  },
  mail: {
    nl: 'De laatste 30 dagen een testmail verstuurd',
    fr: 'Un mail d’essai envoyé ces 30 derniers jours',
    en: 'A test mail sent in the last 30 days',
    de: 'In den letzten 30 Tagen eine Testmail verschickt',
  },
  backup: {
    nl: 'Een reservekopie van de laatste twee dagen',
    fr: 'Une sauvegarde des deux derniers jours',
    en: 'A backup of the last two days',
    de: 'Eine Sicherung der letzten zwei Tage',
  },
  address: {
    nl: 'Een eigen adres met https',
    fr: 'Une adresse à vous, en https',
    en: 'An address of your own, with https',
    de: 'Eine eigene Adresse mit https',
  },
});

/** By the facts of a seller, as a list of them names each. */
export const readyFactTexts = defineTexts({
  name: { nl: 'de naam', fr: 'le nom', en: 'the name', de: 'der Name' },
  address: { nl: 'het adres', fr: 'l’adresse', en: 'the address', de: 'die Anschrift' },
  phone: { nl: 'de telefoon', fr: 'le téléphone', en: 'the telephone number', de: 'die Telefonnummer' },
  email: { nl: 'het mailadres', fr: 'l’adresse mail', en: 'the mail address', de: 'die Mailadresse' },
  register: {
    nl: 'de inschrijving',
    fr: 'l’immatriculation',
    en: 'the register number',
    de: 'der Registereintrag',
  },
  vatNumber: { nl: 'het btw-nummer', fr: 'le numéro de TVA', en: 'the VAT number', de: 'die USt-IdNr.' },
});
