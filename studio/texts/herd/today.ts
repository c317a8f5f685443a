import { defineTexts } from '../text-table.ts';

export const herdTodayTexts = defineTexts({
  fullAnimals_one: {
    nl: 'Eén dier is helemaal verkocht',
    fr: 'Un animal est entièrement vendu',
    en: 'One animal is all sold',
    de: 'Ein Tier ist ganz verkauft',
  },
  fullAnimals_other: {
    nl: '{{count}} dieren zijn helemaal verkocht',
    fr: '{{count}} animaux sont entièrement vendus',
    en: '{{count}} animals are all sold',
    de: '{{count}} Tiere sind ganz verkauft',
  },
  fullDo: { nl: 'Kies de slachtdag', fr: 'Choisir le jour', en: 'Choose the day', de: 'Tag wählen' },
  more: {
    nl: 'en nog {{count}}',
    fr: 'et encore {{count}}',
    en: 'and {{count}} more',
    de: 'und noch {{count}}',
  },
});
