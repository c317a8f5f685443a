import { defineTexts } from '../text-table.ts';

export const ibanTexts = defineTexts({
  right: {
    nl: 'Klopt: {{signs}} tekens, controlegetal {{digits}}.',
    fr: 'Correct : {{signs}} caractères, clé {{digits}}.',
    en: 'Right: {{signs}} characters, check digits {{digits}}.',
    de: 'Stimmt: {{signs}} Zeichen, Prüfziffer {{digits}}.',
  },
  wrong: {
    nl: 'Klopt nog niet: er ontbreekt een teken, of er zijn er twee omgewisseld.',
    fr: 'Pas encore correct : un caractère manque, ou deux sont inversés.',
    en: 'Not right yet: a character is missing, or two are swapped.',
    de: 'Stimmt noch nicht: Ein Zeichen fehlt, oder zwei sind vertauscht.',
  },
});
