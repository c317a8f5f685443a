import { defineTexts } from '../text-table.ts';

/** What the check says of labels, badges and prices crossed out. */
export const foodIssueTexts = defineTexts({
  unnamed: {
    nl: '{{food}}: hier zit meer dan één ding in. Noem de ingrediënten.',
    fr: '{{food}} : il y a plus d’un ingrédient. Nommez-les.',
    en: '{{food}}: there is more than one thing in it. Name the ingredients.',
    de: '{{food}}: Da ist mehr als eine Sache drin. Nenne die Zutaten.',
  },
  bold: {
    nl: '{{word}} is een allergeen en moet vet staan.',
    fr: '{{word}} est un allergène et doit être en gras.',
    en: '{{word}} is an allergen and has to be bold.',
    de: '{{word}} ist ein Allergen und muss fett stehen.',
  },
  allergen: {
    nl: 'Bij de ingrediënten staat een allergeen vet dat hier ontbreekt. Vink het aan.',
    fr: 'Un allergène en gras dans les ingrédients manque ici. Cochez-le.',
    en: 'An allergen that is bold among the ingredients is missing here. Tick it.',
    de: 'Ein Allergen, das bei den Zutaten fett steht, fehlt hier. Hak es an.',
  },
  table: {
    nl: 'Bij meer dan één ingrediënt hoort een tabel met voedingswaarden.',
    fr: 'Avec plusieurs ingrédients, il faut un tableau nutritionnel.',
    en: 'With several ingredients there has to be a table of nutrition.',
    de: 'Bei mehreren Zutaten gehört eine Nährwerttabelle dazu.',
  },
  whole: {
    nl: 'Dit getal ontbreekt. Voedingswaarden vul je allemaal in, of geen.',
    fr: 'Ce chiffre manque. Le tableau nutritionnel est complet ou absent.',
    en: 'This figure is missing. A table of nutrition is whole, or not there.',
    de: 'Diese Zahl fehlt. Nährwerte stehen alle da oder keine.',
  },
  kcal: {
    nl: '{{kcal}} kcal past niet bij {{kj}} kJ: dat is {{right}} kcal.',
    fr: '{{kcal}} kcal ne font pas {{kj}} kJ : ce serait {{right}} kcal.',
    en: '{{kcal}} kcal are not {{kj}} kJ, which are {{right}} kcal.',
    de: '{{kcal}} kcal passen nicht zu {{kj}} kJ: Das sind {{right}} kcal.',
  },
  part: {
    nl: '{{part}} g is meer dan het geheel, dat {{whole}} g is.',
    fr: '{{part}} g dépassent le total, qui est de {{whole}} g.',
    en: '{{part}} g are more than the whole, which is {{whole}} g.',
    de: '{{part}} g sind mehr als das Ganze, das {{whole}} g ist.',
  },
  hundred: {
    nl: 'Vet, koolhydraten, eiwit en zout zijn samen {{grams}} g, en er is maar 100 g.',
    fr: 'Lipides, glucides, protéines et sel font {{grams}} g, sur 100 g.',
    en: 'Fat, carbohydrate, protein and salt are {{grams}} g together, of 100 g.',
    de: 'Fett, Kohlenhydrate, Eiweiß und Salz sind zusammen {{grams}} g, von 100 g.',
  },
  approval: {
    nl: '{{number}} is geen erkenningsnummer, zoals NL 482 EG.',
    fr: '{{number}} n’est pas un numéro d’agrément, comme FR 71.106.001 CE.',
    en: '{{number}} is no approval number, such as GB 2067.',
    de: '{{number}} ist keine Zulassungsnummer, etwa DE BY 10123 EG.',
  },
  beefWhere: {
    nl: 'Bij rundvlees hoort waar het dier geboren, gehouden, geslacht en uitgesneden is.',
    fr: 'Pour le bœuf, il faut dire où l’animal est né, élevé, abattu et découpé.',
    en: 'Beef says where the animal was born, reared, slaughtered and cut.',
    de: 'Bei Rindfleisch gehört dazu, wo das Tier geboren, gemästet, geschlachtet und zerlegt wurde.',
  },
  beefHouses: {
    nl: 'Bij rundvlees horen de erkenningsnummers van slachterij en slager.',
    fr: 'Pour le bœuf, il faut les numéros d’agrément de l’abattoir et de l’atelier.',
    en: 'Beef names the abattoir and the cutting plant by their approval numbers.',
    de: 'Bei Rindfleisch gehören die Zulassungsnummern von Schlachthof und Zerlegung dazu.',
  },
  fish: {
    nl: 'Bij vis horen de wetenschappelijke naam, de productiemethode, het vangstgebied en het vistuig.',
    fr: 'Pour le poisson, il faut le nom scientifique, la méthode de production, la zone et l’engin de pêche.',
    en: 'Fish is sold with its scientific name, production method, catch area and gear.',
    de: 'Bei Fisch gehören wissenschaftlicher Name, Produktionsmethode, Fanggebiet und Fanggerät dazu.',
  },
  badge: {
    nl: 'Bij dit keurmerk hoort een nummer, zoals {{example}}.',
    fr: 'Ce label demande un numéro, comme {{example}}.',
    en: 'This badge needs its number, such as {{example}}.',
    de: 'Zu diesem Siegel gehört eine Nummer, etwa {{example}}.',
  },
  badgeForm: {
    nl: '{{code}} is geen nummer van dit keurmerk. Het ziet eruit als {{example}}.',
    fr: '{{code}} n’est pas un numéro de ce label. Il ressemble à {{example}}.',
    en: '{{code}} is no number of this badge. One looks like {{example}}.',
    de: '{{code}} ist keine Nummer dieses Siegels. Sie sieht aus wie {{example}}.',
  },
  pigs: {
    nl: 'Bij varkensvlees hoort hier hoe de dieren gehouden zijn. Kies 1 tot en met 5.',
    fr: 'Ici, la viande de porc indique le mode d’élevage. Choisissez de 1 à 5.',
    en: 'Pork is sold here with how the pigs were kept. Choose 1 to 5.',
    de: 'Bei Schweinefleisch gehört hier dazu, wie die Tiere gehalten wurden. Wähle 1 bis 5.',
  },
  noLog: {
    nl: 'De van-prijs {{price}} heeft geen verleden: schrijf op wat het eerder kostte en sinds wanneer.',
    fr: 'L’ancien prix {{price}} n’a pas d’historique : notez ce que cela coûtait et depuis quand.',
    en: 'The old price {{price}} has no past: write down what this cost before, and since when.',
    de: 'Der alte Preis {{price}} hat keine Vergangenheit: Schreib auf, was es vorher gekostet hat und seit wann.',
  },
  logEnds: {
    nl: 'De lijst van prijzen eindigt met {{last}}, en de prijs is {{price}}.',
    fr: 'La liste des prix finit par {{last}}, et le prix est {{price}}.',
    en: 'The list of prices ends with {{last}}, and the price is {{price}}.',
    de: 'Die Liste der Preise endet mit {{last}}, und der Preis ist {{price}}.',
  },
  notLowest: {
    nl: '{{price}} mag niet doorgestreept staan: het was niet de laagste prijs van de 30 dagen ervoor.',
    fr: '{{price}} ne peut pas être barré : ce n’était pas le prix le plus bas des 30 jours précédents.',
    en: '{{price}} must not be crossed out: it was not the lowest price of the 30 days before.',
    de: '{{price}} darf nicht durchgestrichen stehen: Es war nicht der niedrigste Preis der 30 Tage davor.',
  },
  costLess: {
    nl: '{{price}} staat doorgestreept, maar in de 30 dagen ervoor kostte het {{lowest}}.',
    fr: '{{price}} est barré, mais dans les 30 jours précédents cela coûtait {{lowest}}.',
    en: '{{price}} is crossed out, but in the 30 days before this cost {{lowest}}.',
    de: '{{price}} steht durchgestrichen, aber in den 30 Tagen davor kostete es {{lowest}}.',
  },
  dailyCut: {
    nl: 'Deze verlaging begint elke dag opnieuw. Vul de dag in waarop de prijs omlaag ging, zoals 2026-11-02.',
    fr: 'Cette baisse recommence chaque jour. Indiquez le jour où le prix a baissé, comme 2026-11-02.',
    en: 'This reduction begins anew every day. Fill in the day the price went down, such as 2026-11-02.',
    de: 'Diese Senkung beginnt jeden Tag neu. Trag den Tag ein, an dem der Preis fiel, etwa 2026-11-02.',
  },
  code: {
    nl: '{{code}} kan van iemand anders zijn. In een winkel van de demo horen nummers van nullen.',
    fr: '{{code}} est peut-être à quelqu’un. Dans une boutique de démonstration, on met des zéros.',
    en: '{{code}} may be somebody’s. A demonstration shop carries numbers of noughts.',
    de: '{{code}} gehört vielleicht jemandem. In einen Demo-Laden gehören Nummern aus Nullen.',
  },
});
