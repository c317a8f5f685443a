import { defineTexts } from '../text-table.ts';

/** The calendar below the animals, and what a week can take. */
export const herdWeekTexts = defineTexts({
  title: {
    nl: 'Slacht en bezorging, week {{first}} tot {{last}}',
    fr: 'Abattage et livraison, semaines {{first}} à {{last}}',
    en: 'Slaughter and delivery, week {{first}} to {{last}}',
    de: 'Schlachtung und Lieferung, Woche {{first}} bis {{last}}',
  },
  calendar: { nl: 'Kalender', fr: 'Calendrier', en: 'Calendar', de: 'Kalender' },
  animal: { nl: 'Dier', fr: 'Animal', en: 'Animal', de: 'Tier' },
  week: { nl: 'week {{week}}', fr: 'semaine {{week}}', en: 'week {{week}}', de: 'Woche {{week}}' },
  now: {
    nl: 'week {{week}}, nu',
    fr: 'semaine {{week}}, en cours',
    en: 'week {{week}}, now',
    de: 'Woche {{week}}, jetzt',
  },
  sell: { nl: 'verkoop', fr: 'vente', en: 'selling', de: 'Verkauf' },
  slaughter: { nl: 'slacht', fr: 'abattage', en: 'slaughter', de: 'Schlachtung' },
  hang: { nl: 'hangt', fr: 'maturation', en: 'hanging', de: 'hängt ab' },
  boxes: { nl: 'bezorging', fr: 'livraison', en: 'delivery', de: 'Lieferung' },
  leaving: { nl: 'Pakketten die gaan', fr: 'Colis qui partent', en: 'Packages that leave', de: 'Pakete, die gehen' },
  loadOf: {
    nl: '{{boxes}} van {{most}}',
    fr: '{{boxes}} sur {{most}}',
    en: '{{boxes}} of {{most}}',
    de: '{{boxes}} von {{most}}',
  },
  tooMany: {
    nl: '{{boxes}} van {{most}}: {{over}} te veel',
    fr: '{{boxes}} sur {{most}} : {{over}} de trop',
    en: '{{boxes}} of {{most}}: {{over}} too many',
    de: '{{boxes}} von {{most}}: {{over}} zu viel',
  },
  capacity: {
    nl: 'Zoveel pakketten kan een week aan',
    fr: 'Colis possibles par semaine',
    en: 'Packages a week can take',
    de: 'So viele Pakete schafft eine Woche',
  },
  capacityHint: {
    nl: 'Wat je in een week kunt laten snijden, inpakken en rijden. Leeg: geen grens.',
    fr: 'Ce que vous pouvez faire découper, emballer et livrer en une semaine. Vide : sans limite.',
    en: 'What you can have cut, packed and driven in a week. Empty: no limit.',
    de: 'Was du in einer Woche zerlegen, packen und fahren lassen kannst. Leer: keine Grenze.',
  },
  save: { nl: 'Bewaar', fr: 'Enregistrer', en: 'Save', de: 'Speichern' },
  notNumber: {
    nl: 'Schrijf een heel getal van 1 tot 10000, of laat het leeg.',
    fr: 'Écrivez un nombre entier de 1 à 10000, ou laissez vide.',
    en: 'Write a whole number from 1 to 10000, or leave it empty.',
    de: 'Schreib eine ganze Zahl von 1 bis 10000 oder lass es leer.',
  },
  changed: {
    nl: 'Iemand anders was net iets eerder. Verstuur nogmaals om jouw getal te bewaren.',
    fr: 'Quelqu’un d’autre a été plus rapide. Envoyez à nouveau pour garder votre nombre.',
    en: 'Somebody else was quicker. Send again to keep your number.',
    de: 'Jemand anders war schneller. Schick es noch einmal ab, um deine Zahl zu behalten.',
  },
});
