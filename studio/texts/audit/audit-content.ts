import { defineTexts } from '../text-table.ts';

export const contentAuditTexts = defineTexts({
  emptied: {
    nl: 'De voorbeeldwinkel van {{market}} is leeggemaakt',
    fr: 'La boutique d’exemple de {{market}} est vidée',
    en: 'The sample shop of {{market}} was emptied',
    de: 'Der Beispielladen von {{market}} ist geleert',
  },
  voices: {
    nl: 'Recensies en citaten van de demo zijn weg ({{market}})',
    fr: 'Les avis et citations de la démo sont retirés ({{market}})',
    en: 'Reviews and quotations of the demo are gone ({{market}})',
    de: 'Bewertungen und Zitate der Demo sind weg ({{market}})',
  },
  removed: {
    nl: '{{title}} is uit de winkel ({{market}})',
    fr: '{{title}} est retiré de la boutique ({{market}})',
    en: '{{title}} is out of the shop ({{market}})',
    de: '{{title}} ist aus dem Laden ({{market}})',
  },
  renamed: {
    nl: '{{title}} heet in het adres nu {{name}} ({{market}})',
    fr: '{{title}} s’appelle {{name}} dans l’adresse ({{market}})',
    en: '{{title}} is called {{name}} in its address now ({{market}})',
    de: '{{title}} heißt in der Adresse jetzt {{name}} ({{market}})',
  },
  moved: {
    nl: '{{title}} staat op een andere plek ({{market}})',
    fr: '{{title}} a changé de place ({{market}})',
    en: '{{title}} stands in another place ({{market}})',
    de: '{{title}} steht an einem anderen Platz ({{market}})',
  },
  planned: {
    nl: '{{title}} is gepland ({{market}})',
    fr: '{{title}} est planifié ({{market}})',
    en: '{{title}} is planned ({{market}})',
    de: '{{title}} ist geplant ({{market}})',
  },
  unplanned: {
    nl: '{{title}} is niet meer gepland ({{market}})',
    fr: '{{title}} n’est plus planifié ({{market}})',
    en: '{{title}} is planned no more ({{market}})',
    de: '{{title}} ist nicht mehr geplant ({{market}})',
  },
  rowOut: {
    nl: 'Uit {{title}} is iets weggehaald ({{market}})',
    fr: 'Un élément est retiré de {{title}} ({{market}})',
    en: 'Something was taken out of {{title}} ({{market}})',
    de: 'Aus {{title}} wurde etwas entfernt ({{market}})',
  },
  renamedWhileTyped: {
    nl: 'Wat er getypt was staat in het concept van {{title}}, dat nu anders heet ({{market}})',
    fr: 'Ce qui était saisi est dans le brouillon de {{title}}, qui porte un autre nom ({{market}})',
    en: 'What was typed is in the draft of {{title}}, which has another name now ({{market}})',
    de: 'Was getippt war, steht im Entwurf von {{title}}, das jetzt anders heißt ({{market}})',
  },
  keptAsNew: {
    nl: '{{title}} was weggehaald en is nu een nieuw concept, met wat er getypt was ({{market}})',
    fr: '{{title}} était retiré et est maintenant un nouveau brouillon, avec ce qui était saisi ({{market}})',
    en: '{{title}} was taken out and is a new draft now, with what was typed ({{market}})',
    de: '{{title}} war entfernt und ist jetzt ein neuer Entwurf, mit dem, was getippt war ({{market}})',
  },
  discarded: {
    nl: 'Het concept van {{title}} is weg ({{market}})',
    fr: 'Le brouillon de {{title}} est supprimé ({{market}})',
    en: 'The draft of {{title}} is gone ({{market}})',
    de: 'Der Entwurf von {{title}} ist weg ({{market}})',
  },
  restored: {
    nl: 'Een eerdere versie van {{title}} is nu het concept ({{market}})',
    fr: 'Une version antérieure de {{title}} est maintenant le brouillon ({{market}})',
    en: 'An earlier version of {{title}} is the draft now ({{market}})',
    de: 'Eine frühere Fassung von {{title}} ist jetzt der Entwurf ({{market}})',
  },
  removedMany: {
    nl: '{{count}} uit de winkel: {{titles}} ({{market}})',
    fr: '{{count}} retirés de la boutique : {{titles}} ({{market}})',
    en: '{{count}} out of the shop: {{titles}} ({{market}})',
    de: '{{count}} aus dem Laden genommen: {{titles}} ({{market}})',
  },
  plannedMany: {
    nl: '{{count}} samen gepland: {{titles}} ({{market}})',
    fr: '{{count}} planifiés ensemble : {{titles}} ({{market}})',
    en: '{{count}} planned together: {{titles}} ({{market}})',
    de: '{{count}} zusammen geplant: {{titles}} ({{market}})',
  },
  publishedMany: {
    nl: '{{count}} samen gepubliceerd: {{titles}} ({{market}})',
    fr: '{{count}} publiés ensemble : {{titles}} ({{market}})',
    en: '{{count}} published together: {{titles}} ({{market}})',
    de: '{{count}} zusammen veröffentlicht: {{titles}} ({{market}})',
  },
  published: {
    nl: '{{title}} staat zo in de winkel ({{market}})',
    fr: '{{title}} est ainsi dans la boutique ({{market}})',
    en: '{{title}} is like this in the shop now ({{market}})',
    de: '{{title}} steht so im Laden ({{market}})',
  },
});
