import { defineTexts } from '../text-table.ts';

/** Where to look, and for what; the exact words are for `npm run content -- check`. */
export const contentProblemTexts = defineTexts({
  line: { nl: '{{name}}: {{what}}', fr: '{{name}} : {{what}}', en: '{{name}}: {{what}}', de: '{{name}}: {{what}}' },
  picture: {
    nl: 'een beeld ontbreekt of laat iets anders zien',
    fr: 'une image manque ou montre autre chose',
    en: 'a picture is missing or shows something else',
    de: 'ein Bild fehlt oder zeigt etwas anderes',
  },
  missing: {
    nl: 'verwijst naar iets dat er niet meer is',
    fr: 'renvoie à quelque chose qui n’existe plus',
    en: 'refers to something that is not there',
    de: 'verweist auf etwas, das es nicht mehr gibt',
  },
  law: {
    nl: 'een verplichte vermelding ontbreekt of klopt niet',
    fr: 'une mention obligatoire manque ou est fausse',
    en: 'something the law wants to be said is missing or wrong',
    de: 'eine Pflichtangabe fehlt oder stimmt nicht',
  },
  days: {
    nl: 'een dag of seizoen klopt niet',
    fr: 'un jour ou une saison ne va pas',
    en: 'a day or a season does not fit',
    de: 'ein Tag oder eine Saison passt nicht',
  },
  numbers: {
    nl: 'getallen kloppen niet met elkaar',
    fr: 'des chiffres ne concordent pas',
    en: 'numbers do not agree with each other',
    de: 'Zahlen passen nicht zueinander',
  },
  other: {
    nl: 'iets klopt niet in de tekst',
    fr: 'quelque chose ne va pas dans le texte',
    en: 'something in the text is not right',
    de: 'etwas im Text stimmt nicht',
  },
});
