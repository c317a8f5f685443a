import { defineTexts } from './text-table.ts';

export const keyTexts = defineTexts({
  title: { nl: 'Sneltoetsen', fr: 'Raccourcis', en: 'Keys', de: 'Tasten' },
  about: {
    nl: 'Losse toetsen werken buiten een invulveld; Ctrl K, Ctrl Enter en F8 ook erin. Op een Mac is Ctrl ook ⌘.',
    fr: 'Les touches seules agissent hors d’un champ de saisie ; Ctrl K, Ctrl Enter et F8 aussi dedans. Sur un Mac, Ctrl vaut aussi ⌘.',
    en: 'Single keys work outside of a field; Ctrl K, Ctrl Enter and F8 in it, too. On a Mac, Ctrl may be ⌘.',
    de: 'Einzelne Tasten gelten außerhalb eines Eingabefelds; Ctrl K, Ctrl Enter und F8 auch darin. Auf dem Mac geht für Ctrl auch ⌘.',
  },
  key: { nl: 'Toets', fr: 'Touche', en: 'Key', de: 'Taste' },
  does: { nl: 'Doet', fr: 'Action', en: 'Does', de: 'Wirkung' },
  help: { nl: 'Deze lijst', fr: 'Cette liste', en: 'This list', de: 'Diese Liste' },
  jump: {
    nl: 'Zoek of doe iets',
    fr: 'Chercher ou faire quelque chose',
    en: 'Find or do something',
    de: 'Etwas finden oder tun',
  },
  goTo: { nl: 'Naar {{screen}}', fr: 'Aller à {{screen}}', en: 'Go to {{screen}}', de: 'Zu {{screen}}' },
  search: {
    nl: 'Zoek op deze bladzijde',
    fr: 'Chercher sur cette page',
    en: 'Search on this page',
    de: 'Auf dieser Seite suchen',
  },
  next: { nl: 'Volgende regel', fr: 'Ligne suivante', en: 'Next row', de: 'Nächste Zeile' },
  previous: { nl: 'Vorige regel', fr: 'Ligne précédente', en: 'Previous row', de: 'Vorige Zeile' },
  choose: { nl: 'Kies de regel', fr: 'Choisir la ligne', en: 'Choose the row', de: 'Zeile auswählen' },
  chooseUpToHere: {
    nl: 'Kies alles tot en met deze regel',
    fr: 'Choisir jusqu’à cette ligne',
    en: 'Choose all up to this row',
    de: 'Alles bis zu dieser Zeile auswählen',
  },
  filled: {
    nl: 'Druk op de gevulde knop',
    fr: 'Appuyer sur le bouton plein',
    en: 'Press the filled button',
    de: 'Den gefüllten Knopf drücken',
  },
  problem: {
    nl: 'Naar wat nog niet klopt',
    fr: 'Au prochain problème',
    en: 'To the next problem',
    de: 'Zum nächsten Problem',
  },
  make: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' },
  packed: { nl: 'Ingepakt', fr: 'Préparé', en: 'Packed', de: 'Gepackt' },
  undo: {
    nl: 'Maak het laatste ongedaan',
    fr: 'Annuler la dernière action',
    en: 'Undo the last thing',
    de: 'Das Letzte rückgängig machen',
  },
  single: {
    nl: 'Losse letters gebruiken als sneltoets',
    fr: 'Utiliser des lettres seules comme raccourcis',
    en: 'Use single letters as keys',
    de: 'Einzelne Buchstaben als Tasten verwenden',
  },
  save: { nl: 'Bewaar', fr: 'Enregistrer', en: 'Save', de: 'Speichern' },
});
