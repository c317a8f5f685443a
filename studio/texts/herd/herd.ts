import { defineTexts } from '../text-table.ts';

/** The list of animals. */
export const herdTexts = defineTexts({
  sub: {
    nl: 'Eerst is alles verkocht, dan pas wordt er geslacht.',
    fr: 'D’abord tout est vendu, ensuite seulement on abat.',
    en: 'First all of it is sold, only then is it slaughtered.',
    de: 'Erst ist alles verkauft, dann erst wird geschlachtet.',
  },
  selling_one: {
    nl: 'Eén dier of koppel in de verkoop.',
    fr: 'Un animal ou lot en vente.',
    en: 'One animal or flock for sale.',
    de: 'Ein Tier oder eine Herde im Verkauf.',
  },
  selling_other: {
    nl: '{{count}} dieren en koppels in de verkoop, {{half}} over de helft.',
    fr: '{{count}} animaux et lots en vente, dont {{half}} au-delà de la moitié.',
    en: '{{count}} animals and flocks for sale, {{half}} of them past half.',
    de: '{{count}} Tiere und Herden im Verkauf, davon {{half}} über der Hälfte.',
  },
  empty: {
    nl: 'Nog geen dieren',
    fr: 'Pas encore d’animaux',
    en: 'No animals yet',
    de: 'Noch keine Tiere',
  },
  emptyWay: {
    nl: 'Hier staat elk dier waarvan je een pakket verkoopt. Zet het oornummer bij een pakket en publiceer het.',
    fr: 'Ici figure chaque animal dont vous vendez un colis. Mettez le numéro de boucle sur un colis et publiez-le.',
    en: 'Every animal of which you sell a package stands here. Put its ear tag on a package and publish it.',
    de: 'Hier steht jedes Tier, von dem du ein Paket verkaufst. Trag bei einem Paket die Ohrmarke ein und veröffentliche es.',
  },
  emptyDo: { nl: 'Naar de pakketten', fr: 'Vers les colis', en: 'To the packages', de: 'Zu den Paketen' },
  keySold: { nl: 'verkocht', fr: 'vendu', en: 'sold', de: 'verkauft' },
  keyUnpaid: { nl: 'wacht op geld', fr: 'attend le paiement', en: 'waits for money', de: 'wartet auf Geld' },
  keyFree: { nl: 'te koop', fr: 'en vente', en: 'for sale', de: 'zu haben' },
  bookDo: { nl: 'Kies de slachtdag', fr: 'Choisir le jour', en: 'Choose the day', de: 'Tag wählen' },
  moveDo: { nl: 'Verschuif', fr: 'Déplacer', en: 'Move', de: 'Verschieben' },
  see: { nl: 'Bekijk', fr: 'Voir', en: 'See', de: 'Ansehen' },
  earlier: { nl: 'Eerder', fr: 'Plus tôt', en: 'Earlier', de: 'Früher' },
  animal: { nl: 'Dier', fr: 'Animal', en: 'Animal', de: 'Tier' },
  boxes: { nl: 'Pakketten', fr: 'Colis', en: 'Packages', de: 'Pakete' },
});
