import { defineTexts } from '../text-table.ts';

export const contentPlanTexts = defineTexts({
  later: {
    nl: 'Op een ander moment…',
    fr: 'À un autre moment…',
    en: 'At another time…',
    de: 'Zu einer anderen Zeit …',
  },
  laterHint: {
    nl: 'Op de klok van deze winkel; nu is het {{clock}}. Het gaat vanzelf, ook als niemand is aangemeld.',
    fr: 'À l’heure de cette boutique ; il est {{clock}}. Cela se fait tout seul, même si personne n’est connecté.',
    en: 'On the clock of this shop; now it is {{clock}}. It happens by itself, even when nobody is signed in.',
    de: 'Nach der Uhr dieses Ladens; jetzt ist es {{clock}}. Es geht von selbst, auch wenn niemand angemeldet ist.',
  },
  day: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
  time: { nl: 'Tijd', fr: 'Heure', en: 'Time', de: 'Uhrzeit' },
  together: {
    nl: 'Samen met wat al gepland is',
    fr: 'Avec ce qui est déjà planifié',
    en: 'Together with what is planned already',
    de: 'Zusammen mit schon Geplantem',
  },
  alone: {
    nl: 'nee, op een eigen tijd',
    fr: 'non, à sa propre heure',
    en: 'no, at its own time',
    de: 'nein, zu eigener Zeit',
  },
  plan: { nl: 'Plan het', fr: 'Planifier', en: 'Plan it', de: 'Planen' },
  notATime: {
    nl: 'Kies een dag en een tijd.',
    fr: 'Choisissez un jour et une heure.',
    en: 'Choose a day and a time.',
    de: 'Wähle einen Tag und eine Uhrzeit.',
  },
  past: {
    nl: 'Dat moment is voorbij. Zet het nu in de winkel, of kies een later moment.',
    fr: 'Ce moment est passé. Publiez maintenant, ou choisissez plus tard.',
    en: 'That moment is over. Put it into the shop now, or choose a later one.',
    de: 'Dieser Zeitpunkt ist vorbei. Stell es jetzt in den Laden, oder wähle einen späteren.',
  },
  far: {
    nl: 'Dat is meer dan twee jaar vooruit. Kies een eerder moment.',
    fr: 'C’est dans plus de deux ans. Choisissez plus tôt.',
    en: 'That is more than two years ahead. Choose an earlier moment.',
    de: 'Das ist mehr als zwei Jahre voraus. Wähle einen früheren Zeitpunkt.',
  },
  noSuchTime: {
    nl: 'Die nacht gaat de klok vooruit en bestaat deze tijd niet. Neem {{offer}}.',
    fr: 'Cette nuit-là l’heure avance et celle-ci n’existe pas. Prenez {{offer}}.',
    en: 'The clock goes forward that night and this time is left out. Take {{offer}}.',
    de: 'In dieser Nacht wird die Uhr vorgestellt, diese Zeit gibt es nicht. Nimm {{offer}}.',
  },
  failedTask_one: {
    nl: 'Eén geplande wijziging staat niet in de winkel',
    fr: 'Une modification planifiée n’est pas en boutique',
    en: 'One planned change is not in the shop',
    de: 'Eine geplante Änderung ist nicht im Laden',
  },
  failedTask_other: {
    nl: '{{count}} geplande wijzigingen staan niet in de winkel',
    fr: '{{count}} modifications planifiées ne sont pas en boutique',
    en: '{{count}} planned changes are not in the shop',
    de: '{{count}} geplante Änderungen sind nicht im Laden',
  },
  waitingTask_one: {
    nl: 'Eén wijziging is gepland',
    fr: 'Une modification est planifiée',
    en: 'One change is planned',
    de: 'Eine Änderung ist geplant',
  },
  waitingTask_other: {
    nl: '{{count}} wijzigingen zijn gepland',
    fr: '{{count}} modifications sont planifiées',
    en: '{{count}} changes are planned',
    de: '{{count}} Änderungen sind geplant',
  },
  see: { nl: 'Bekijk', fr: 'Voir', en: 'Look', de: 'Ansehen' },
  failed_conflict: {
    nl: 'Iemand publiceerde intussen iets anders. Kies bij het publiceren wat blijft.',
    fr: 'Quelqu’un a publié autre chose entre-temps. Choisissez en publiant.',
    en: 'Somebody published something else meanwhile. Choose when you publish.',
    de: 'Jemand hat inzwischen etwas anderes veröffentlicht. Wähle beim Veröffentlichen.',
  },
  failed_gone: {
    nl: 'Iets ervan is intussen weggehaald.',
    fr: 'Un élément a été retiré entre-temps.',
    en: 'Something of it was taken out meanwhile.',
    de: 'Etwas davon wurde inzwischen entfernt.',
  },
  failed_prices: {
    nl: 'Een prijs verandert met meer dan een derde. Zeg bij het publiceren dat het klopt.',
    fr: 'Un prix change de plus d’un tiers. Confirmez-le en publiant.',
    en: 'A price changes by more than a third. Say that it is meant when you publish.',
    de: 'Ein Preis ändert sich um mehr als ein Drittel. Bestätige das beim Veröffentlichen.',
  },
});
