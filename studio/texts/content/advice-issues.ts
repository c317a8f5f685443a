import { defineTexts } from '../text-table.ts';

/** What the check says of sentences: kitchens, claims and words that are true today only. */
export const adviceIssueTexts = defineTexts({
  today: {
    nl: '‘{{said}}’ klopt alleen vandaag. De voorraad verandert, en de cijfers op de pagina zeggen het al.',
    fr: '« {{said}} » n’est vrai qu’aujourd’hui. Le stock change, et les chiffres de la page le disent déjà.',
    en: '‘{{said}}’ is true today only. Stock moves, and the figures on the page say it.',
    de: '„{{said}}“ stimmt nur heute. Der Bestand ändert sich, und die Zahlen auf der Seite sagen es schon.',
  },
  season: {
    nl: 'Hier staat ‘{{said}}’, maar het seizoen is {{from}} tot {{until}} (maand-dag).',
    fr: 'Il est écrit « {{said}} », mais la saison va de {{from}} à {{until}} (mois-jour).',
    en: 'This says ‘{{said}}’, but its season is {{from}} to {{until}} (month-day).',
    de: 'Hier steht „{{said}}“, aber die Saison ist {{from}} bis {{until}} (Monat-Tag).',
  },
  voucher: {
    nl: 'Deze zin zegt wat je ervoor krijgt, maar niet of de bezorging erbij zit: ‘{{sentence}}’',
    fr: 'Cette phrase dit ce que l’on obtient, mais pas si la livraison est comprise : « {{sentence}} »',
    en: 'This sentence says what it buys, but not whether delivery is included: ‘{{sentence}}’',
    de: 'Dieser Satz sagt, was man dafür bekommt, aber nicht, ob mit Lieferung: „{{sentence}}“',
  },
  voucherShort: {
    nl: '{{title}} kost met bezorging {{price}}, en deze bon is {{worth}} waard.',
    fr: '{{title}} coûte {{price}} avec la livraison, et ce bon vaut {{worth}}.',
    en: '{{title}} costs {{price}} with delivery, and this voucher is worth {{worth}}.',
    de: '{{title}} kostet mit Lieferung {{price}}, und dieser Gutschein ist {{worth}} wert.',
  },
  lamb: {
    nl: 'Lam is jonger dan twaalf maanden. Dit is ouder en heet schaap: ‘{{sentence}}’',
    fr: 'Un agneau a moins de douze mois. Plus âgé, c’est du mouton : « {{sentence}} »',
    en: 'Lamb is under twelve months old. This is older, so it is hogget or mutton: ‘{{sentence}}’',
    de: 'Lamm ist jünger als zwölf Monate. Das hier ist älter und heißt Schaf: „{{sentence}}“',
  },
  pork: {
    nl: 'Varken onder 70 °C is niet voor zwangere vrouwen en kleine kinderen. Zeg dat erbij: ‘{{sentence}}’',
    fr: 'Le porc à moins de 70 °C n’est pas pour les femmes enceintes ni les jeunes enfants. Dites-le : « {{sentence}} »',
    en: 'Pork below 70 °C is not for pregnant women and young children. Say so: ‘{{sentence}}’',
    de: 'Schwein unter 70 °C ist nichts für Schwangere und kleine Kinder. Sag es dazu: „{{sentence}}“',
  },
  rawMince: {
    nl: 'Gehakt eet niemand rauw: ‘{{sentence}}’',
    fr: 'La viande hachée ne se mange pas crue : « {{sentence}} »',
    en: 'Mince is never eaten raw: ‘{{sentence}}’',
    de: 'Hackfleisch isst niemand roh: „{{sentence}}“',
  },
  rawWho: {
    nl: 'Wie vlees rauw eet, moet weten voor wie dat niet is: ‘{{sentence}}’',
    fr: 'Pour la viande crue, dites à qui elle ne convient pas : « {{sentence}} »',
    en: 'Where meat is eaten raw, say who should not: ‘{{sentence}}’',
    de: 'Wer Fleisch roh isst, muss wissen, für wen das nichts ist: „{{sentence}}“',
  },
  mince: {
    nl: 'Gehakt moet gaar zijn: ‘{{sentence}}’',
    fr: 'La viande hachée se cuit à cœur : « {{sentence}} »',
    en: 'Mince is cooked through: ‘{{sentence}}’',
    de: 'Hackfleisch wird durchgegart: „{{sentence}}“',
  },
  thaw: {
    nl: 'Vlees ontdooit in de koelkast: ‘{{sentence}}’',
    fr: 'La viande décongèle au réfrigérateur : « {{sentence}} »',
    en: 'Meat thaws in the fridge: ‘{{sentence}}’',
    de: 'Fleisch taut im Kühlschrank auf: „{{sentence}}“',
  },
  rinse: {
    nl: 'Spoel gevogelte niet af, dat verspreidt bacteriën: ‘{{sentence}}’',
    fr: 'On ne rince pas la volaille, cela répand les bactéries : « {{sentence}} »',
    en: 'Poultry is not rinsed, that spreads bacteria: ‘{{sentence}}’',
    de: 'Geflügel spült man nicht ab, das verteilt Keime: „{{sentence}}“',
  },
  through: {
    nl: 'Gevogelte, gehakt, lever en wild zwijn moeten gaar zijn: ‘{{sentence}}’',
    fr: 'Volaille, viande hachée, foie et sanglier se cuisent à cœur : « {{sentence}} »',
    en: 'Poultry, mince, liver and wild boar are cooked through: ‘{{sentence}}’',
    de: 'Geflügel, Hackfleisch, Leber und Wildschwein werden durchgegart: „{{sentence}}“',
  },
  core: {
    nl: 'Gevogelte, gehakt, lever en wild zwijn moeten {{core}} °C worden: ‘{{sentence}}’',
    fr: 'Volaille, viande hachée, foie et sanglier doivent atteindre {{core}} °C : « {{sentence}} »',
    en: 'Poultry, mince, liver and wild boar need {{core}} °C: ‘{{sentence}}’',
    de: 'Geflügel, Hackfleisch, Leber und Wildschwein brauchen {{core}} °C: „{{sentence}}“',
  },
  porkCore: {
    nl: 'Varken moet {{core}} °C worden, een heel stuk {{whole}} °C: ‘{{sentence}}’',
    fr: 'Le porc doit atteindre {{core}} °C, une pièce entière {{whole}} °C : « {{sentence}} »',
    en: 'Pork needs {{core}} °C, whole muscle {{whole}} °C: ‘{{sentence}}’',
    de: 'Schwein braucht {{core}} °C, ein ganzes Stück {{whole}} °C: „{{sentence}}“',
  },
  waterfowl: {
    nl: 'Eend en gans moeten {{core}} °C worden, op de borst na: ‘{{sentence}}’',
    fr: 'Canard et oie doivent atteindre {{core}} °C, sauf le filet : « {{sentence}} »',
    en: 'Duck and goose need {{core}} °C, except for the breast: ‘{{sentence}}’',
    de: 'Ente und Gans brauchen {{core}} °C, nur die Brust nicht: „{{sentence}}“',
  },
  protectedName: {
    nl: '‘{{word}}’ is een beschermde naam: alleen wat daarvandaan komt, mag zo heten. ‘{{sentence}}’',
    fr: '« {{word}} » est un nom protégé : seul ce qui vient de là peut le porter. « {{sentence}} »',
    en: '‘{{word}}’ is a protected name: only food from there may carry it. ‘{{sentence}}’',
    de: '„{{word}}“ ist ein geschützter Name: Nur was von dort kommt, darf so heißen. „{{sentence}}“',
  },
  health: {
    nl: '‘{{word}}’ is een belofte over gezondheid, en die mag hier niet. ‘{{sentence}}’',
    fr: '« {{word}} » est une allégation de santé qui n’est pas autorisée. « {{sentence}} »',
    en: '‘{{word}}’ is a health claim that is not authorised. ‘{{sentence}}’',
    de: '„{{word}}“ ist ein Versprechen über Gesundheit, und das ist nicht erlaubt. „{{sentence}}“',
  },
  green: {
    nl: '‘{{word}}’ is een groene belofte zonder bewijs. Zeg liever wat er precies gebeurt. ‘{{sentence}}’',
    fr: '« {{word}} » est une promesse verte sans preuve. Dites plutôt ce qui est fait. « {{sentence}} »',
    en: '‘{{word}}’ is a green claim without proof. Say what is done instead. ‘{{sentence}}’',
    de: '„{{word}}“ ist ein grünes Versprechen ohne Beleg. Sag lieber, was genau geschieht. „{{sentence}}“',
  },
  gluten: {
    nl: '‘{{word}}’ mag zo niet. Alleen ‘glutenvrij’ mag, bij hooguit 20 mg per kilo. ‘{{sentence}}’',
    fr: '« {{word}} » ne se dit pas. Seul « sans gluten » est permis, à 20 mg par kilo au plus. « {{sentence}} »',
    en: '‘{{word}}’ must not be said so. Only ‘gluten-free’ may, at 20 mg a kilo at most. ‘{{sentence}}’',
    de: '„{{word}}“ darf man so nicht sagen. Erlaubt ist nur „glutenfrei“, bei höchstens 20 mg je Kilo. „{{sentence}}“',
  },
});
