import { defineTexts } from '../text-table.ts';

/** Why one of several was left out; never sent to browsers as a table. */
export const leftOutTexts = defineTexts({
  noneChosen: {
    nl: 'Kies eerst wat je bedoelt: zet een vinkje voor de regels.',
    fr: 'Choisissez d’abord : cochez devant les lignes.',
    en: 'Choose first what you mean: tick the boxes in front of the lines.',
    de: 'Wähle zuerst aus: setz ein Häkchen vor die Zeilen.',
  },
  gone: {
    nl: 'is intussen weggehaald.',
    fr: 'est retiré entre-temps.',
    en: 'was taken out meanwhile.',
    de: 'wurde inzwischen entfernt.',
  },
  changed: {
    nl: 'is intussen veranderd. Kijk eerst, en kies het dan nog eens.',
    fr: 'a changé entre-temps. Vérifiez d’abord, puis choisissez-le à nouveau.',
    en: 'changed meanwhile. Look first, and choose it again.',
    de: 'hat sich inzwischen geändert. Sieh erst nach, und wähle es dann noch einmal.',
  },
  nothing: {
    nl: 'heeft geen concept: er is niets te publiceren.',
    fr: 'n’a pas de brouillon : rien à publier.',
    en: 'has no draft: there is nothing to publish.',
    de: 'hat keinen Entwurf: es gibt nichts zu veröffentlichen.',
  },
  conflict: {
    nl: 'is intussen anders gepubliceerd. Kies op zijn eigen bladzijde wat blijft.',
    fr: 'a été publié autrement entre-temps. Choisissez sur sa propre page ce qui reste.',
    en: 'was published otherwise meanwhile. Choose on its own page what stays.',
    de: 'wurde inzwischen anders veröffentlicht. Wähle auf seiner eigenen Seite, was bleibt.',
  },
  prices: {
    nl: 'krijgt een prijs die meer dan een derde anders is. Zeg op zijn eigen bladzijde dat hij klopt.',
    fr: 'reçoit un prix qui change de plus d’un tiers. Confirmez-le sur sa propre page.',
    en: 'gets a price that differs by more than a third. Say on its own page that it is right.',
    de: 'bekommt einen Preis, der um mehr als ein Drittel abweicht. Bestätige ihn auf seiner eigenen Seite.',
  },
  issues: {
    nl: 'moet eerst nog goed: {{why}}',
    fr: 'reste à corriger : {{why}}',
    en: 'has to be put right first: {{why}}',
    de: 'ist erst noch zu richten: {{why}}',
  },
  used: {
    nl: 'wordt nog genoemd in {{why}}. Kies op zijn eigen bladzijde wat ervoor in de plaats komt.',
    fr: 'est encore cité dans {{why}}. Choisissez sur sa propre page ce qui le remplace.',
    en: 'is still named in {{why}}. Choose on its own page what takes its place.',
    de: 'wird noch genannt in {{why}}. Wähle auf seiner eigenen Seite, was an seine Stelle tritt.',
  },
  onlyDraft: {
    nl: 'staat nog niet in de winkel. Gooi het concept weg op zijn eigen bladzijde.',
    fr: 'n’est pas encore en boutique. Supprimez le brouillon sur sa propre page.',
    en: 'is not in the shop yet. Throw the draft away on its own page.',
    de: 'ist noch nicht im Laden. Wirf den Entwurf auf seiner eigenen Seite weg.',
  },
});
