import { defineTexts } from '../text-table.ts';

export const backupAuditTexts = defineTexts({
  made: {
    nl: 'Reservekopie gemaakt',
    fr: 'Sauvegarde faite',
    en: 'Backup made',
    de: 'Sicherung gemacht',
  },
  downloaded: {
    nl: 'Reservekopie gedownload',
    fr: 'Sauvegarde téléchargée',
    en: 'Backup downloaded',
    de: 'Sicherung heruntergeladen',
  },
  failed: {
    nl: 'Reservekopie mislukt: {{why}}',
    fr: 'Échec de la sauvegarde : {{why}}',
    en: 'Backup failed: {{why}}',
    de: 'Sicherung fehlgeschlagen: {{why}}',
  },
});
