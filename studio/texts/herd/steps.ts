import { defineTexts } from '../text-table.ts';

/** What comes next with an animal. */
export const stepTexts = defineTexts({
  booked: {
    nl: 'Kies de slachtdag',
    fr: 'Choisir le jour d’abattage',
    en: 'Choose the slaughter day',
    de: 'Schlachttag wählen',
  },
  moved: {
    nl: 'Verschuif de slachtdag',
    fr: 'Déplacer le jour d’abattage',
    en: 'Move the slaughter day',
    de: 'Schlachttag verschieben',
  },
  slaughtered: { nl: 'Het is geslacht', fr: 'Il est abattu', en: 'It was slaughtered', de: 'Es ist geschlachtet' },
  cut: { nl: 'Het is uitgesneden', fr: 'Il est découpé', en: 'It was cut', de: 'Es ist zerlegt' },
  delivered: {
    nl: 'De pakketten zijn bezorgd',
    fr: 'Les colis sont livrés',
    en: 'The packages were delivered',
    de: 'Die Pakete sind geliefert',
  },
  cancelled: { nl: 'Het gaat niet door', fr: 'Annuler cet animal', en: 'Call it off', de: 'Absagen' },
  bookedWhy: {
    nl: 'De pakketten krijgen de eerste bezorgdag die daarop volgt. Op zijn vroegst over twee weken.',
    fr: 'Les colis reçoivent le premier jour de livraison qui suit. Au plus tôt dans deux semaines.',
    en: 'The packages get the first delivery day that follows. In two weeks at the earliest.',
    de: 'Die Pakete bekommen den ersten Liefertag danach. Frühestens in zwei Wochen.',
  },
  slaughteredWhy: {
    nl: 'Wat nog te koop is, staat daarna op uitverkocht. De datum komt op de bladzijde van het dier.',
    fr: 'Ce qui est encore en vente passe à épuisé. La date figure sur la page de l’animal.',
    en: 'What is still for sale is sold out then. The date stands on the page of the animal.',
    de: 'Was noch zu haben ist, steht danach auf ausverkauft. Das Datum kommt auf die Seite des Tiers.',
  },
  cutWhy: {
    nl: 'De datum komt op de bladzijde van het dier.',
    fr: 'La date figure sur la page de l’animal.',
    en: 'The date stands on the page of the animal.',
    de: 'Das Datum kommt auf die Seite des Tiers.',
  },
  deliveredWhy: {
    nl: 'We schrijven de herkomst van elk pakket op, bij de week waarin het bezorgd is.',
    fr: 'Nous notons l’origine de chaque colis, à la semaine de sa livraison.',
    en: 'We write down the origin of each package, under the week it was delivered in.',
    de: 'Wir schreiben die Herkunft jedes Pakets auf, bei der Woche der Lieferung.',
  },
  cancelledWhy: {
    nl: 'De pakketten zijn daarna niet meer te koop.',
    fr: 'Les colis ne sont plus en vente ensuite.',
    en: 'The packages are no longer for sale then.',
    de: 'Die Pakete sind danach nicht mehr zu haben.',
  },
  day: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
  slaughterhouse: { nl: 'Slachterij', fr: 'Abattoir', en: 'Slaughterhouse', de: 'Schlachterei' },
  butcher: { nl: 'Slager', fr: 'Boucher', en: 'Butcher', de: 'Metzgerei' },
  carcass: { nl: 'Karkasgewicht', fr: 'Poids de carcasse', en: 'Carcass weight', de: 'Schlachtgewicht' },
  saveDay: { nl: 'Zet de dag vast', fr: 'Fixer le jour', en: 'Set the day', de: 'Tag festlegen' },
  saveMove: {
    nl: 'Verschuif naar deze dag',
    fr: 'Déplacer à ce jour',
    en: 'Move to this day',
    de: 'Auf diesen Tag verschieben',
  },
  saveSlaughtered: {
    nl: 'Noteer de slacht',
    fr: 'Noter l’abattage',
    en: 'Note the slaughter',
    de: 'Schlachtung notieren',
  },
  saveCut: { nl: 'Noteer het uitsnijden', fr: 'Noter la découpe', en: 'Note the cutting', de: 'Zerlegung notieren' },
  saveDelivered: {
    nl: 'Schrijf de herkomst op',
    fr: 'Noter l’origine',
    en: 'Write down the origin',
    de: 'Herkunft aufschreiben',
  },
  saveCancelled: {
    nl: 'Haal uit de verkoop',
    fr: 'Retirer de la vente',
    en: 'Take off sale',
    de: 'Aus dem Verkauf nehmen',
  },
  sureLeft: {
    nl: 'Er is nog {{left}} niet verkocht. Dat gaat naar de boerenwinkel of blijft over; zet toch vast.',
    fr: 'Il reste {{left}} à vendre. Cela ira à la boutique de la ferme ou restera ; fixer quand même.',
    en: '{{left}} of it is not sold yet. That goes to the farm shop or is left over; set it all the same.',
    de: '{{left}} sind noch nicht verkauft. Das geht in den Hofladen oder bleibt übrig; trotzdem festlegen.',
  },
  sureBuyers_one: {
    nl: 'Ik heb de ene verkochte doos met de koper geregeld.',
    fr: 'J’ai réglé l’unique colis vendu avec son acheteur.',
    en: 'I have dealt with the one package that was sold.',
    de: 'Ich habe das eine verkaufte Paket mit dem Käufer geregelt.',
  },
  sureBuyers_other: {
    nl: 'Ik heb de {{count}} verkochte pakketten met de kopers geregeld.',
    fr: 'J’ai réglé les {{count}} colis vendus avec leurs acheteurs.',
    en: 'I have dealt with the {{count}} packages that were sold.',
    de: 'Ich habe die {{count}} verkauften Pakete mit den Käufern geregelt.',
  },
});
