import { defineTexts } from '../text-table.ts';

/** The bar below a list in which some are chosen, and what was left out. */
export const chosenTexts = defineTexts({
  bar: { nl: 'Wat je koos', fr: 'Votre choix', en: 'What you chose', de: 'Deine Auswahl' },
  chosen: { nl: '{{count}} gekozen', fr: 'choisis : {{count}}', en: '{{count}} chosen', de: '{{count}} gewählt' },
  withChosen: {
    nl: 'Met wat je kiest',
    fr: 'Avec votre choix',
    en: 'With what you choose',
    de: 'Mit der Auswahl',
  },
  all: {
    nl: 'Alles op deze bladzijde',
    fr: 'Tout sur cette page',
    en: 'All on this page',
    de: 'Alles auf dieser Seite',
  },
  publish: { nl: 'Publiceer', fr: 'Publier', en: 'Publish', de: 'Veröffentlichen' },
  later: {
    nl: 'Op een ander moment…',
    fr: 'À un autre moment…',
    en: 'At another time…',
    de: 'Zu einer anderen Zeit …',
  },
  day: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
  time: { nl: 'Tijd', fr: 'Heure', en: 'Time', de: 'Uhrzeit' },
  together: {
    nl: 'Op de klok van deze winkel. Ze gaan samen: alles of niets.',
    fr: 'À l’heure de cette boutique. Ils partent ensemble : tout ou rien.',
    en: 'On the clock of this shop. They go together: all or nothing.',
    de: 'Nach der Uhr dieses Ladens. Sie gehen zusammen: alles oder nichts.',
  },
  plan: { nl: 'Plan ze', fr: 'Planifier', en: 'Plan them', de: 'Planen' },
  remove: {
    nl: 'Haal uit de winkel',
    fr: 'Retirer de la boutique',
    en: 'Take out of the shop',
    de: 'Aus dem Laden nehmen',
  },
  letGo: { nl: 'Laat los', fr: 'Annuler le choix', en: 'Let go', de: 'Auswahl lösen' },
  leftOut: {
    nl: 'Dit is zo gebleven als het was:',
    fr: 'Ceci est resté tel quel :',
    en: 'This stayed as it was:',
    de: 'Das blieb, wie es war:',
  },
});
