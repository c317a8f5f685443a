import { defineTexts } from '../text-table.ts';

/** Of the key of a payment provider. */
export const onlineSettingsTexts = defineTexts({
  title: { nl: 'Meteen betalen', fr: 'Paiement immédiat', en: 'Paying at once', de: 'Sofort bezahlen' },
  none: {
    nl: 'Kopers betalen nu alleen met een overboeking. Met een sleutel van Mollie of Stripe betalen ze ook meteen, op de pagina’s daar.',
    fr: 'Pour l’instant, les clients paient seulement par virement. Avec une clé de Mollie ou de Stripe, ils paient aussi tout de suite, sur leurs pages.',
    en: 'Buyers pay by transfer alone now. With a key of Mollie or Stripe they can also pay at once, on the pages there.',
    de: 'Kunden zahlen jetzt nur per Überweisung. Mit einem Schlüssel von Mollie oder Stripe zahlen sie auch sofort, auf den Seiten dort.',
  },
  isOn: {
    nl: 'Kopers betalen met {{provider}}: {{methods}}.',
    fr: 'Les clients paient avec {{provider}} : {{methods}}.',
    en: 'Buyers pay with {{provider}}: {{methods}}.',
    de: 'Kunden zahlen mit {{provider}}: {{methods}}.',
  },
  noMethods: {
    nl: 'er staat daar nog geen betaalmethode aan',
    fr: 'aucun moyen de paiement n’y est encore activé',
    en: 'no way to pay is switched on there yet',
    de: 'dort ist noch keine Zahlungsart eingeschaltet',
  },
  isTest: {
    nl: 'Test: er gaat geen geld om. Met een sleutel die met live_ begint wordt het echt.',
    fr: 'Essai : aucun argent ne circule. Avec une clé qui commence par live_, c’est pour de vrai.',
    en: 'Test: no money moves. With a key that begins with live_ it is real.',
    de: 'Test: Es fließt kein Geld. Mit einem Schlüssel, der mit live_ beginnt, wird es ernst.',
  },
  fromEnvironment: {
    nl: 'De sleutel staat in de instellingen van de server.',
    fr: 'La clé se trouve dans les réglages du serveur.',
    en: 'The key is in the settings of the server.',
    de: 'Der Schlüssel steht in den Einstellungen des Servers.',
  },
  key: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
  keyHint: {
    nl: 'Van Mollie (live_… of test_…) of Stripe (sk_…). We tonen hem daarna niet meer.',
    fr: 'De Mollie (live_… ou test_…) ou de Stripe (sk_…). Nous ne la montrerons plus.',
    en: 'Of Mollie (live_… or test_…) or Stripe (sk_…). It is not shown again.',
    de: 'Von Mollie (live_… oder test_…) oder Stripe (sk_…). Danach zeigen wir ihn nicht mehr.',
  },
  hookSecret: {
    nl: 'Geheim van de webhook',
    fr: 'Secret du webhook',
    en: 'Secret of the webhook',
    de: 'Geheimnis des Webhooks',
  },
  hookHint: {
    nl: 'Alleen bij Stripe, en niet nodig: whsec_…',
    fr: 'Chez Stripe seulement, et facultatif : whsec_…',
    en: 'With Stripe only, and not needed: whsec_…',
    de: 'Nur bei Stripe, und nicht nötig: whsec_…',
  },
  save: { nl: 'Bewaar de sleutel', fr: 'Enregistrer la clé', en: 'Save the key', de: 'Schlüssel speichern' },
  away: { nl: 'Haal de sleutel weg', fr: 'Retirer la clé', en: 'Take the key away', de: 'Schlüssel entfernen' },
  failedKey: {
    nl: 'De betaaldienst neemt deze sleutel niet aan.',
    fr: 'Le service de paiement n’accepte pas cette clé.',
    en: 'The provider does not take this key.',
    de: 'Der Zahlungsdienst nimmt diesen Schlüssel nicht an.',
  },
  failedBusy: {
    nl: 'De betaaldienst krijgt nu te veel vragen. Probeer het zo nog eens.',
    fr: 'Le service de paiement reçoit trop de demandes. Réessayez dans un moment.',
    en: 'The provider gets too many questions now. Try again in a moment.',
    de: 'Der Zahlungsdienst bekommt gerade zu viele Anfragen. Versuch es gleich noch einmal.',
  },
  failedAway: {
    nl: 'De betaaldienst antwoordt niet. Probeer het zo nog eens.',
    fr: 'Le service de paiement ne répond pas. Réessayez dans un moment.',
    en: 'The provider does not answer. Try again in a moment.',
    de: 'Der Zahlungsdienst antwortet nicht. Versuch es gleich noch einmal.',
  },
});
