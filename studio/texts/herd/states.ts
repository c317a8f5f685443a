import { defineTexts } from '../text-table.ts';

/** What both pages say. */
export const herdStateTexts = defineTexts({
  title: { nl: 'Dieren', fr: 'Animaux', en: 'Animals', de: 'Tiere' },
  recall: { nl: 'Terugroepen…', fr: 'Rappel…', en: 'Recall…', de: 'Rückruf…' },
  planned: { nl: 'Gepland', fr: 'Prévu', en: 'Planned', de: 'Geplant' },
  open: { nl: 'In de verkoop', fr: 'En vente', en: 'For sale', de: 'Im Verkauf' },
  full: { nl: 'Helemaal verkocht', fr: 'Entièrement vendu', en: 'All sold', de: 'Ganz verkauft' },
  booked: { nl: 'Slachtdag staat vast', fr: 'Abattage fixé', en: 'Day is set', de: 'Schlachttag steht' },
  slaughtered: { nl: 'Hangt', fr: 'En maturation', en: 'Hanging', de: 'Hängt ab' },
  cut: { nl: 'Uitgesneden', fr: 'Découpé', en: 'Cut', de: 'Zerlegt' },
  delivered: { nl: 'Bezorgd', fr: 'Livré', en: 'Delivered', de: 'Geliefert' },
  cancelled: { nl: 'Gaat niet door', fr: 'Annulé', en: 'Called off', de: 'Abgesagt' },
  state: { nl: 'Stand', fr: 'État', en: 'State', de: 'Stand' },
});
