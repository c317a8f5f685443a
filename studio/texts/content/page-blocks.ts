import { defineTexts } from '../text-table.ts';

export const pageBlockTexts = defineTexts({
  addBlock: { nl: 'Blok toevoegen…', fr: 'Ajouter un bloc…', en: 'Add a block…', de: 'Baustein hinzufügen …' },
  findBlock: { nl: 'Zoek een blok', fr: 'Chercher un bloc', en: 'Search blocks', de: 'Baustein suchen' },
  foundBlocks_one: {
    nl: '{{count}} blok gevonden.',
    fr: '{{count}} bloc trouvé.',
    en: '{{count}} block found.',
    de: '{{count}} Baustein gefunden.',
  },
  foundBlocks_other: {
    nl: '{{count}} blokken gevonden.',
    fr: '{{count}} blocs trouvés.',
    en: '{{count}} blocks found.',
    de: '{{count}} Bausteine gefunden.',
  },
  noBlock: {
    nl: 'Geen blok gevonden. Zoek met een ander woord.',
    fr: 'Aucun bloc trouvé. Essayez un autre mot.',
    en: 'No block found. Try another word.',
    de: 'Kein Baustein gefunden. Versuch ein anderes Wort.',
  },
  grip: {
    nl: 'Sleep om te verplaatsen, of Alt met een pijl',
    fr: 'Glisser pour déplacer, ou Alt et une flèche',
    en: 'Drag to move, or Alt with an arrow',
    de: 'Ziehen zum Verschieben, oder Alt mit Pfeil',
  },
  moved: {
    nl: '{{title}} staat nu op plek {{place}} van {{count}}.',
    fr: '{{title}} est à la place {{place}} sur {{count}}.',
    en: '{{title}} is number {{place}} of {{count}} now.',
    de: '{{title}} steht jetzt an Stelle {{place}} von {{count}}.',
  },
  toOther: {
    nl: 'Kopieer naar een andere pagina…',
    fr: 'Copier vers une autre page…',
    en: 'Copy to another page…',
    de: 'Auf eine andere Seite kopieren …',
  },
  toOtherHint: {
    nl: 'Komt daar onderaan, als concept.',
    fr: 'Il y arrive tout en bas, en brouillon.',
    en: 'It comes last there, as a draft.',
    de: 'Er steht dort ganz unten, als Entwurf.',
  },
  page: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
  copyThere: { nl: 'Kopieer', fr: 'Copier', en: 'Copy', de: 'Kopieren' },
});
