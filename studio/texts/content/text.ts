import { defineTexts } from '../text-table.ts';

export const contentTextTexts = defineTexts({
  tools: {
    nl: 'Opmaak van {{label}}',
    fr: 'Mise en forme de {{label}}',
    en: 'Looks of {{label}}',
    de: 'Gestaltung von {{label}}',
  },
  bold: { nl: 'Vet', fr: 'Gras', en: 'Bold', de: 'Fett' },
  italic: { nl: 'Cursief', fr: 'Italique', en: 'Italic', de: 'Kursiv' },
  heading: { nl: 'Kop', fr: 'Titre', en: 'Heading', de: 'Überschrift' },
  smallHeading: { nl: 'Kleine kop', fr: 'Petit titre', en: 'Small heading', de: 'Kleine Überschrift' },
  plain: { nl: 'Gewone alinea', fr: 'Paragraphe', en: 'Plain paragraph', de: 'Gewöhnlicher Absatz' },
  list: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
  numbers: { nl: 'Genummerde lijst', fr: 'Liste numérotée', en: 'Numbered list', de: 'Nummerierte Liste' },
  quote: { nl: 'Citaat', fr: 'Citation', en: 'Quotation', de: 'Zitat' },
  table: { nl: 'Tabel invoegen', fr: 'Insérer un tableau', en: 'Insert a table', de: 'Tabelle einfügen' },
  undo: { nl: 'Ongedaan maken', fr: 'Annuler', en: 'Undo', de: 'Rückgängig' },
  redo: { nl: 'Opnieuw', fr: 'Rétablir', en: 'Redo', de: 'Wiederholen' },
  link: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
  asSource: { nl: 'Bekijk als HTML', fr: 'Voir en HTML', en: 'See as HTML', de: 'Als HTML ansehen' },
  asText: { nl: 'Bekijk als tekst', fr: 'Voir comme texte', en: 'See as text', de: 'Als Text ansehen' },
  whySource: {
    nl: 'Hier staat iets in dat het tekstveld anders zou schrijven. Daarom blijft het HTML, precies zoals het was.',
    fr: 'L’éditeur écrirait une partie autrement. Le texte reste donc en HTML, tel quel.',
    en: 'Something in it would be written otherwise by the editor. So it stays HTML, exactly as it was.',
    de: 'Etwas darin würde der Editor anders schreiben. Darum bleibt es HTML, genau wie es war.',
  },
  theirs: {
    nl: 'Nu staat er: {{value}}',
    fr: 'Valeur actuelle : {{value}}',
    en: 'It now says: {{value}}',
    de: 'Jetzt steht da: {{value}}',
  },
});
