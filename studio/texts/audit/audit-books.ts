import { defineTexts } from '../text-table.ts';

export const booksAuditTexts = defineTexts({
  exported: {
    nl: 'Boekhouding van {{market}} uitgevoerd: {{period}} ({{kind}})',
    fr: 'Comptes de {{market}} exportés : {{period}} ({{kind}})',
    en: 'Books of {{market}} exported: {{period}} ({{kind}})',
    de: 'Buchhaltung von {{market}} exportiert: {{period}} ({{kind}})',
  },
});
