import { defineTexts } from '../text-table.ts';

/** What the things of a shop are called: several, and one. */
export const kindTexts = defineTexts({
  packages: { nl: 'Pakketten', fr: 'Colis', en: 'Packages', de: 'Pakete' },
  'farmshop-products': {
    nl: 'Stuks uit de boerderijwinkel',
    fr: 'Pièces de la boutique',
    en: 'Farm shop pieces',
    de: 'Stücke aus dem Hofladen',
  },
  farmers: { nl: 'Boeren', fr: 'Éleveurs', en: 'Farmers', de: 'Bauern' },
  breeds: { nl: 'Rassen', fr: 'Races', en: 'Breeds', de: 'Rassen' },
  cuts: { nl: 'Stukken vlees', fr: 'Morceaux', en: 'Cuts of meat', de: 'Fleischstücke' },
  recipes: { nl: 'Recepten', fr: 'Recettes', en: 'Recipes', de: 'Rezepte' },
  'static-pages': { nl: 'Pagina’s', fr: 'Pages', en: 'Pages', de: 'Seiten' },
  articles: { nl: 'Artikelen', fr: 'Articles', en: 'Articles', de: 'Artikel' },
  'article-categories': {
    nl: 'Rubrieken van artikelen',
    fr: 'Rubriques d’articles',
    en: 'Sections of articles',
    de: 'Rubriken der Artikel',
  },
  questions: { nl: 'Vragen', fr: 'Questions', en: 'Questions', de: 'Fragen' },
  menus: { nl: 'Menu’s', fr: 'Menus', en: 'Menus', de: 'Menüs' },
  redirects: { nl: 'Oude adressen', fr: 'Anciennes adresses', en: 'Old addresses', de: 'Alte Adressen' },
  coupons: { nl: 'Koepons', fr: 'Bons cadeaux', en: 'Vouchers', de: 'Gutscheine' },
  'coupon-codes': { nl: 'Kortingscodes', fr: 'Codes de remise', en: 'Discount codes', de: 'Rabattcodes' },
  traceability: { nl: 'Herkomst per week', fr: 'Origine par semaine', en: 'Origin by week', de: 'Herkunft je Woche' },
  popular: { nl: 'Veel gekozen', fr: 'Les plus choisis', en: 'Often chosen', de: 'Oft gewählt' },
  settings: {
    nl: 'Teksten van de hele winkel',
    fr: 'Textes de toute la boutique',
    en: 'Texts of the whole shop',
    de: 'Texte des ganzen Ladens',
  },
  title: { nl: 'Waren en pagina’s', fr: 'Produits et pages', en: 'Goods and pages', de: 'Waren und Seiten' },
  sub: {
    nl: 'Alles wat in de winkel te lezen en te kopen is. Bewaren verandert nog niets; dat doet pas publiceren.',
    fr: 'Tout ce qui se lit et s’achète dans la boutique. Enregistrer ne change rien encore ; publier, si.',
    en: 'All that can be read and bought in the shop. Saving changes nothing yet; publishing does.',
    de: 'Alles, was im Laden zu lesen und zu kaufen ist. Speichern ändert noch nichts; das tut erst Veröffentlichen.',
  },
  what: { nl: 'Soort', fr: 'Sorte', en: 'Kind', de: 'Art' },
  count: { nl: 'Aantal', fr: 'Nombre', en: 'How many', de: 'Anzahl' },
  drafts: {
    nl: 'Nog niet gepubliceerd',
    fr: 'Pas encore publié',
    en: 'Not yet published',
    de: 'Noch nicht veröffentlicht',
  },
  none: { nl: 'niets', fr: 'rien', en: 'nothing', de: 'nichts' },
});
