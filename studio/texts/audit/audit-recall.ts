import { defineTexts } from '../text-table.ts';

export const recallAuditTexts = defineTexts({
  mailed_one: {
    nl: '{{count}} mail over {{q}} is onderweg',
    fr: '{{count}} mail sur {{q}} est parti',
    en: '{{count}} mail about {{q}} is on its way',
    de: '{{count}} Mail zu {{q}} ist unterwegs',
  },
  mailed_other: {
    nl: '{{count}} mails over {{q}} zijn onderweg',
    fr: '{{count}} mails sur {{q}} sont partis',
    en: '{{count}} mails about {{q}} are on their way',
    de: '{{count}} Mails zu {{q}} sind unterwegs',
  },
  exported: {
    nl: 'Adressen bij {{q}} opgehaald ({{count}})',
    fr: 'Adresses pour {{q}} téléchargées ({{count}})',
    en: 'Addresses for {{q}} downloaded ({{count}})',
    de: 'Adressen zu {{q}} geladen ({{count}})',
  },
});
