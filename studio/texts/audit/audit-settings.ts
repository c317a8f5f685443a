import { defineTexts } from '../text-table.ts';

/** By the part of the page that was saved. */
export const settingsAuditTexts = defineTexts({
  shop: {
    nl: 'Naam en merk van {{market}} gewijzigd',
    fr: 'Nom et marque de {{market}} modifiés',
    en: 'Name and brand of {{market}} changed',
    de: 'Name und Marke von {{market}} geändert',
  },
  herd: {
    nl: 'Pakketten per week van {{market}} gewijzigd',
    fr: 'Colis par semaine de {{market}} modifiés',
    en: 'Packages a week of {{market}} changed',
    de: 'Pakete pro Woche von {{market}} geändert',
  },
  logo: {
    nl: 'Logo van {{market}} gewijzigd',
    fr: 'Logo de {{market}} modifié',
    en: 'Logo of {{market}} changed',
    de: 'Logo von {{market}} geändert',
  },
  colors: {
    nl: 'Kleuren van {{market}} gewijzigd',
    fr: 'Couleurs de {{market}} modifiées',
    en: 'Colours of {{market}} changed',
    de: 'Farben von {{market}} geändert',
  },
  account: {
    nl: 'Rekening van {{market}} gewijzigd',
    fr: 'Compte de {{market}} modifié',
    en: 'Account of {{market}} changed',
    de: 'Konto von {{market}} geändert',
  },
  online: {
    nl: 'Sleutel van de betaaldienst van {{market}} bewaard',
    fr: 'Clé du service de paiement de {{market}} enregistrée',
    en: 'Key of the provider of {{market}} saved',
    de: 'Schlüssel des Zahlungsdienstes von {{market}} gespeichert',
  },
  onlineAway: {
    nl: 'Sleutel van de betaaldienst van {{market}} weggehaald',
    fr: 'Clé du service de paiement de {{market}} retirée',
    en: 'Key of the provider of {{market}} taken away',
    de: 'Schlüssel des Zahlungsdienstes von {{market}} entfernt',
  },
  delivery: {
    nl: 'Bezorgen in {{market}} gewijzigd',
    fr: 'Livraison de {{market}} modifiée',
    en: 'Delivery in {{market}} changed',
    de: 'Lieferung in {{market}} geändert',
  },
  closures: {
    nl: 'Dichte dagen van {{market}} gewijzigd',
    fr: 'Jours fermés de {{market}} modifiés',
    en: 'Closed days of {{market}} changed',
    de: 'Geschlossene Tage von {{market}} geändert',
  },
  money: {
    nl: 'Betalen en btw van {{market}} gewijzigd',
    fr: 'Paiement et TVA de {{market}} modifiés',
    en: 'Payment and VAT of {{market}} changed',
    de: 'Zahlung und USt. von {{market}} geändert',
  },
  mails: {
    nl: 'Mails van {{market}} gewijzigd',
    fr: 'E-mails de {{market}} modifiés',
    en: 'Mails of {{market}} changed',
    de: 'Mails von {{market}} geändert',
  },
  legal: {
    nl: 'Bedrijfsgegevens van {{market}} gewijzigd',
    fr: 'Mentions de {{market}} modifiées',
    en: 'Company facts of {{market}} changed',
    de: 'Firmendaten von {{market}} geändert',
  },
  texts: {
    nl: 'Een tekst van {{market}} gewijzigd',
    fr: 'Un texte de {{market}} modifié',
    en: 'A text of {{market}} changed',
    de: 'Ein Text von {{market}} geändert',
  },
  back: {
    nl: 'Een instelling van {{market}} staat weer op het onze',
    fr: 'Un réglage de {{market}} est revenu au nôtre',
    en: 'A setting of {{market}} is back to ours',
    de: 'Eine Einstellung von {{market}} steht wieder auf unserer',
  },
  test: {
    nl: 'Proefmail verstuurd',
    fr: 'E-mail d’essai envoyé',
    en: 'Test mail sent',
    de: 'Probemail verschickt',
  },
});
