import { defineTexts } from '../text-table.ts';

export const herdAuditTexts = defineTexts({
  full: {
    nl: '{{animal}} is helemaal verkocht',
    fr: '{{animal}} est entièrement vendu',
    en: '{{animal}} is all sold',
    de: '{{animal}} ist ganz verkauft',
  },
  weighed: {
    nl: '{{animal}}: gewicht genoteerd',
    fr: '{{animal}} : poids noté',
    en: '{{animal}}: weight noted',
    de: '{{animal}}: Gewicht notiert',
  },
  booked: {
    nl: '{{animal}}: slachtdag {{day}} vastgezet',
    fr: '{{animal}} : abattage fixé au {{day}}',
    en: '{{animal}}: slaughter day set to {{day}}',
    de: '{{animal}}: Schlachttag {{day}} festgelegt',
  },
  moved: {
    nl: '{{animal}}: slachtdag verschoven naar {{day}}',
    fr: '{{animal}} : abattage déplacé au {{day}}',
    en: '{{animal}}: slaughter day moved to {{day}}',
    de: '{{animal}}: Schlachttag auf {{day}} verschoben',
  },
  slaughtered: {
    nl: '{{animal}}: geslacht op {{day}}',
    fr: '{{animal}} : abattu le {{day}}',
    en: '{{animal}}: slaughtered on {{day}}',
    de: '{{animal}}: geschlachtet am {{day}}',
  },
  cut: {
    nl: '{{animal}}: uitgesneden op {{day}}',
    fr: '{{animal}} : découpé le {{day}}',
    en: '{{animal}}: cut on {{day}}',
    de: '{{animal}}: zerlegt am {{day}}',
  },
  delivered: {
    nl: '{{animal}}: bezorgd, herkomst opgeschreven',
    fr: '{{animal}} : livré, origine notée',
    en: '{{animal}}: delivered, origin written down',
    de: '{{animal}}: geliefert, Herkunft aufgeschrieben',
  },
  next: {
    nl: '{{animal}} is nu in de verkoop',
    fr: '{{animal}} est maintenant en vente',
    en: '{{animal}} is for sale now',
    de: '{{animal}} ist jetzt im Verkauf',
  },
  cancelled: {
    nl: '{{animal}}: uit de verkoop gehaald',
    fr: '{{animal}} : retiré de la vente',
    en: '{{animal}}: taken off sale',
    de: '{{animal}}: aus dem Verkauf genommen',
  },
});
