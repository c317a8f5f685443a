import { defineTexts } from '../text-table.ts';

/** The next animal of the same packages. */
export const nextTexts = defineTexts({
  title: { nl: 'Het volgende dier', fr: 'L’animal suivant', en: 'The next animal', de: 'Das nächste Tier' },
  why: {
    nl: 'Dezelfde pakketten, een nieuw oornummer. Ze zijn meteen weer te koop; wat van dit dier verkocht is, blijft hier staan.',
    fr: 'Les mêmes colis, un nouveau numéro. Ils sont aussitôt en vente ; ce qui a été vendu de cet animal reste ici.',
    en: 'The same packages, a new ear tag. They are for sale at once; what was sold of this animal stays here.',
    de: 'Dieselben Pakete, eine neue Ohrmarke. Sie sind sofort wieder zu haben; was von diesem Tier verkauft wurde, bleibt hier stehen.',
  },
  told_one: {
    nl: 'Eén mens wacht en krijgt meteen een mail. Die mail kan niet terug.',
    fr: 'Une personne attend et reçoit aussitôt un mail, qui ne peut être repris.',
    en: 'One person waits and gets a mail at once. That mail cannot be taken back.',
    de: 'Ein Mensch wartet und bekommt sofort eine Mail. Die lässt sich nicht zurückholen.',
  },
  told_other: {
    nl: '{{count}} mensen wachten en krijgen meteen een mail. Die mails kunnen niet terug.',
    fr: '{{count}} personnes attendent et reçoivent aussitôt un mail, qui ne peut être repris.',
    en: '{{count}} people wait and get a mail at once. Those mails cannot be taken back.',
    de: '{{count}} Menschen warten und bekommen sofort eine Mail. Die lassen sich nicht zurückholen.',
  },
  prefix: { nl: 'Land of koppel', fr: 'Pays ou lot', en: 'Country or flock', de: 'Land oder Herde' },
  numbers: { nl: 'Oornummer', fr: 'Numéro de boucle', en: 'Ear tag', de: 'Ohrmarke' },
  numbersHint: {
    nl: 'Meer dieren: 5134 0288 4 en 5134 0295 1',
    fr: 'Plusieurs animaux : 5134 0288 4 et 5134 0295 1',
    en: 'Several animals: 5134 0288 4 and 5134 0295 1',
    de: 'Mehrere Tiere: 5134 0288 4 und 5134 0295 1',
  },
  day: { nl: 'Slacht gepland op', fr: 'Abattage prévu le', en: 'Slaughter planned for', de: 'Schlachtung geplant am' },
  save: { nl: 'Zet in de verkoop', fr: 'Mettre en vente', en: 'Put on sale', de: 'In den Verkauf geben' },
});
