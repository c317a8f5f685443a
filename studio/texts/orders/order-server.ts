/** Steps, invoices and the card of an order. Written on the server: a browser need not know them. */
import { defineTexts } from '../text-table.ts';

export const orderServerTexts = defineTexts({
  invoice: {
    nl: 'Factuur {{number}} (pdf)',
    fr: 'Facture {{number}} (pdf)',
    en: 'Invoice {{number}} (PDF)',
    de: 'Rechnung {{number}} (PDF)',
  },
  credit: {
    nl: 'Creditfactuur {{number}} (pdf)',
    fr: 'Avoir {{number}} (pdf)',
    en: 'Credit note {{number}} (PDF)',
    de: 'Rechnungskorrektur {{number}} (PDF)',
  },
  billing: { nl: 'Factuur voor', fr: 'Facture pour', en: 'Invoice for', de: 'Rechnung für' },
  gift: {
    nl: 'Cadeau, zonder woorden',
    fr: 'Cadeau, sans mot',
    en: 'A gift, without words',
    de: 'Geschenk, ohne Worte',
  },
  mailLeaves: {
    nl: 'Mail ‘{{kind}}’ vertrekt om {{time}}.',
    fr: 'Le mail « {{kind}} » part à {{time}}.',
    en: 'Mail ‘{{kind}}’ leaves at {{time}}.',
    de: 'Mail „{{kind}}“ geht um {{time}} raus.',
  },
  untilThen: {
    nl: 'Tot dan kun je het ongedaan maken.',
    fr: 'Jusque-là, vous pouvez annuler.',
    en: 'Until then it can be undone.',
    de: 'Bis dahin lässt es sich rückgängig machen.',
  },
  make: {
    nl: 'Maak nu de factuur; dat kan niet terug',
    fr: 'Établir la facture maintenant, définitivement',
    en: 'Make the invoice now; it cannot be undone',
    de: 'Rechnung jetzt erstellen; sie bleibt bestehen',
  },
  stepPlaced: { nl: 'Besteld', fr: 'Commandée', en: 'Ordered', de: 'Bestellt' },
  stepPaid: { nl: 'Betaald', fr: 'Payée', en: 'Paid', de: 'Bezahlt' },
  stepPacked: { nl: 'Ingepakt', fr: 'Préparée', en: 'Packed', de: 'Gepackt' },
  stepSent: { nl: 'Onderweg', fr: 'En route', en: 'On the way', de: 'Unterwegs' },
  stepDelivered: { nl: 'Bezorgd', fr: 'Livrée', en: 'Delivered', de: 'Geliefert' },
  payUntil: { nl: 'vervalt {{at}}', fr: 'expire {{at}}', en: 'expires {{at}}', de: 'verfällt {{at}}' },
  missing: { nl: 'nog {{amount}}', fr: 'manque {{amount}}', en: '{{amount}} missing', de: 'es fehlen {{amount}}' },
});
