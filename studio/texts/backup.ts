import { defineTexts } from './text-table.ts';

export const backupTexts = defineTexts({
  title: { nl: 'Reservekopie', fr: 'Sauvegarde', en: 'Backup', de: 'Sicherung' },
  nightly: {
    nl: 'Elke nacht om drie uur, vanzelf. Zeven dagen en vier weken blijven bewaard.',
    fr: 'Chaque nuit à trois heures, automatiquement. Sept jours et quatre semaines sont conservés.',
    en: 'Every night at three, by itself. Seven days and four weeks are kept.',
    de: 'Jede Nacht um drei, von selbst. Sieben Tage und vier Wochen bleiben.',
  },
  off: {
    nl: 'De nachtelijke kopie staat uit (NIGHTLY_BACKUP=off).',
    fr: 'La sauvegarde de nuit est désactivée (NIGHTLY_BACKUP=off).',
    en: 'The nightly backup is off (NIGHTLY_BACKUP=off).',
    de: 'Die nächtliche Sicherung ist aus (NIGHTLY_BACKUP=off).',
  },
  last: {
    nl: 'De laatste: {{at}}.',
    fr: 'La dernière : {{at}}.',
    en: 'The last one: {{at}}.',
    de: 'Die letzte: {{at}}.',
  },
  none: {
    nl: 'Er is er nog geen. De eerste komt vannacht, of maak er nu een.',
    fr: 'Il n’y en a pas encore. La première viendra cette nuit, ou faites-en une maintenant.',
    en: 'There is none yet. The first comes tonight, or make one now.',
    de: 'Noch gibt es keine. Die erste kommt heute Nacht, oder mach jetzt eine.',
  },
  noneByHand: {
    nl: 'Er is er nog geen. Maak er nu een.',
    fr: 'Il n’y en a pas encore. Faites-en une maintenant.',
    en: 'There is none yet. Make one now.',
    de: 'Noch gibt es keine. Mach jetzt eine.',
  },
  make: { nl: 'Maak nu een kopie', fr: 'Faire une sauvegarde', en: 'Make one now', de: 'Jetzt sichern' },
  failed: {
    nl: 'De kopie van {{at}} is mislukt: {{why}}',
    fr: 'La sauvegarde de {{at}} a échoué : {{why}}',
    en: 'The backup of {{at}} failed: {{why}}',
    de: 'Die Sicherung von {{at}} ist fehlgeschlagen: {{why}}',
  },
  notMade: {
    nl: 'Er is geen kopie gemaakt: {{why}}',
    fr: 'Aucune sauvegarde faite : {{why}}',
    en: 'No backup was made: {{why}}',
    de: 'Es wurde nichts gesichert: {{why}}',
  },
  when: { nl: 'Wanneer', fr: 'Quand', en: 'When', de: 'Wann' },
  kind: { nl: 'Hoe', fr: 'Comment', en: 'How', de: 'Wie' },
  atNight: {
    nl: 'Vanzelf, ’s nachts',
    fr: 'Automatique, la nuit',
    en: 'By itself, at night',
    de: 'Von selbst, nachts',
  },
  byHand: { nl: 'Met de hand', fr: 'À la main', en: 'By hand', de: 'Von Hand' },
  size: { nl: 'Grootte', fr: 'Taille', en: 'Size', de: 'Größe' },
  download: { nl: 'Download', fr: 'Télécharger', en: 'Download', de: 'Herunterladen' },
  inside: {
    nl: 'Alles zit erin: bestellingen, klanten, teksten, foto’s, instellingen en mensen. Bewaar hem ook op een andere plek, en niet zomaar ergens: er staan adressen in. Het bestand .env zit er niet in.',
    fr: 'Tout y est : commandes, clients, textes, photos, réglages et équipe. Gardez-la aussi ailleurs, en lieu sûr : elle contient des adresses. Le fichier .env n’y est pas.',
    en: 'Everything is in it: orders, customers, texts, pictures, settings and people. Keep one in another place too, and a safe one: there are addresses in it. The file .env is not in it.',
    de: 'Alles ist drin: Bestellungen, Kundschaft, Texte, Bilder, Einstellungen und Leute. Heb sie auch an einem anderen, sicheren Ort auf: es stehen Adressen darin. Die Datei .env ist nicht dabei.',
  },
  didTitle: { nl: 'Wie deed wat', fr: 'Qui a fait quoi', en: 'Who did what', de: 'Wer hat was getan' },
  nobody: { nl: 'Vanzelf', fr: 'Automatique', en: 'By itself', de: 'Von selbst' },
});
