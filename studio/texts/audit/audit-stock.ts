import { defineTexts } from '../text-table.ts';

export const stockAuditTexts = defineTexts({
  changed_one: {
    nl: '{{name}}: voorraad of prijs veranderd',
    fr: '{{name}} : stock ou prix modifié',
    en: '{{name}}: stock or price changed',
    de: '{{name}}: Bestand oder Preis geändert',
  },
  changed_other: {
    nl: 'Voorraad of prijs veranderd van {{count}} regels',
    fr: 'Stock ou prix modifié sur {{count}} lignes',
    en: 'Stock or price changed of {{count}} lines',
    de: 'Bestand oder Preis in {{count}} Zeilen geändert',
  },
});
