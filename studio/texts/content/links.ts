import { defineTexts } from '../text-table.ts';

/** Of fields that hold an address; fetched with them. */
export const contentLinkTexts = defineTexts({
  address: {
    nl: 'Naam van een pagina, of een adres; leeg haalt de link weg',
    fr: 'Nom d’une page, ou une adresse ; vide retire le lien',
    en: 'Name of a page, or an address; empty takes the link away',
    de: 'Name einer Seite, oder eine Adresse; leer nimmt den Link weg',
  },
  linkHint: {
    nl: 'Typ een paar letters van een pagina, of een adres.',
    fr: 'Tapez quelques lettres d’une page, ou une adresse.',
    en: 'Type a few letters of a page, or an address.',
    de: 'Tipp ein paar Buchstaben einer Seite, oder eine Adresse.',
  },
  setLink: { nl: 'Zet de link', fr: 'Mettre le lien', en: 'Set the link', de: 'Link setzen' },
});
