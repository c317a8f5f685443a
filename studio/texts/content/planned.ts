import { defineTexts } from '../text-table.ts';

/** Apart from those of the form that plans: every thing carries these. */
export const contentPlannedTexts = defineTexts({
  plannedFor: {
    nl: 'Gepland voor {{at}}.',
    fr: 'Planifié pour {{at}}.',
    en: 'Planned for {{at}}.',
    de: 'Geplant für {{at}}.',
  },
  withOthers_one: {
    nl: 'Samen met {{count}} ander ding.',
    fr: 'Avec {{count}} autre élément.',
    en: 'Together with {{count}} other thing.',
    de: 'Zusammen mit {{count}} anderen Sache.',
  },
  withOthers_other: {
    nl: 'Samen met {{count}} andere dingen.',
    fr: 'Avec {{count}} autres éléments.',
    en: 'Together with {{count}} other things.',
    de: 'Zusammen mit {{count}} anderen Sachen.',
  },
  goesAlong: {
    nl: 'Wat je tot dan bewaart, gaat mee.',
    fr: 'Ce que vous enregistrez d’ici là en fait partie.',
    en: 'What you save until then goes with it.',
    de: 'Was du bis dahin speicherst, geht mit.',
  },
  unplan: { nl: 'Toch niet', fr: 'Annuler le plan', en: 'Do not', de: 'Doch nicht' },
  failedAt: {
    nl: 'Het zou {{at}} in de winkel komen, maar dat lukte niet.',
    fr: 'Prévu pour {{at}}, mais cela n’a pas pu se faire.',
    en: 'It was to be in the shop {{at}}, but could not be.',
    de: 'Es sollte {{at}} in den Laden, aber das ging nicht.',
  },
});
