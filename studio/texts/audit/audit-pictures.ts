import { defineTexts } from '../text-table.ts';

export const picturesAuditTexts = defineTexts({
  added: {
    nl: 'Beeld toegevoegd: {{name}}',
    fr: 'Image ajoutée : {{name}}',
    en: 'Picture added: {{name}}',
    de: 'Bild hinzugefügt: {{name}}',
  },
  changed: {
    nl: 'Beeld bijgewerkt: {{name}}',
    fr: 'Image modifiée : {{name}}',
    en: 'Picture changed: {{name}}',
    de: 'Bild geändert: {{name}}',
  },
  trashed: {
    nl: 'Beeld in de prullenbak: {{name}}',
    fr: 'Image mise à la corbeille : {{name}}',
    en: 'Picture put in the trash: {{name}}',
    de: 'Bild in den Papierkorb gelegt: {{name}}',
  },
  broughtBack: {
    nl: 'Beeld teruggehaald: {{name}}',
    fr: 'Image reprise de la corbeille : {{name}}',
    en: 'Picture taken back: {{name}}',
    de: 'Bild zurückgeholt: {{name}}',
  },
  replaced: {
    nl: 'Beeld vervangen: {{name}} werd {{other}}',
    fr: 'Image remplacée : {{name}} est devenue {{other}}',
    en: 'Picture replaced: {{name}} became {{other}}',
    de: 'Bild ersetzt: {{name}} wurde {{other}}',
  },
});
