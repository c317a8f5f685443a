import { defineTexts } from '../text-table.ts';

/** What is wrong with what was sent: no browser loads it. */
export const herdProblemTexts = defineTexts({
  notKilos: {
    nl: 'Schrijf kilo’s als getal, bijvoorbeeld 612,5.',
    fr: 'Écrivez des kilos en chiffres, par exemple 612,5.',
    en: 'Write kilos as a number, such as 612.5.',
    de: 'Schreib Kilo als Zahl, zum Beispiel 612,5.',
  },
  notPercent: {
    nl: 'Schrijf een heel getal van 1 tot 100.',
    fr: 'Écrivez un nombre entier de 1 à 100.',
    en: 'Write a whole number from 1 to 100.',
    de: 'Schreib eine ganze Zahl von 1 bis 100.',
  },
  tooMuch: {
    nl: 'Dat is {{over}} meer dan het dier geeft.',
    fr: 'C’est {{over}} de plus que ce que l’animal donne.',
    en: 'That is {{over}} more than the animal gives.',
    de: 'Das sind {{over}} mehr, als das Tier gibt.',
  },
  belowSold: {
    nl: 'Er zijn er al {{sold}} verkocht.',
    fr: 'Il y en a déjà {{sold}} de vendus.',
    en: '{{sold}} of them are sold already.',
    de: 'Davon sind schon {{sold}} verkauft.',
  },
  notCount: {
    nl: 'Schrijf een heel getal tot 10000.',
    fr: 'Écrivez un nombre entier jusqu’à 10000.',
    en: 'Write a whole number up to 10000.',
    de: 'Schreib eine ganze Zahl bis 10000.',
  },
  noChange: {
    nl: 'Er is niets veranderd.',
    fr: 'Rien n’a changé.',
    en: 'Nothing was changed.',
    de: 'Nichts hat sich geändert.',
  },
  left: {
    nl: 'Vink aan dat dit goed is.',
    fr: 'Cochez pour confirmer.',
    en: 'Tick that this is right.',
    de: 'Kreuz an, dass das so stimmt.',
  },
  notDay: { nl: 'Kies een dag.', fr: 'Choisissez un jour.', en: 'Choose a day.', de: 'Wähl einen Tag.' },
  early: {
    nl: 'Kies een dag vanaf {{day}}: een slachterij heeft twee weken nodig.',
    fr: 'Choisissez un jour à partir du {{day}} : un abattoir demande deux semaines.',
    en: 'Choose a day from {{day}} on: a slaughterhouse needs two weeks.',
    de: 'Wähl einen Tag ab {{day}}: Eine Schlachterei braucht zwei Wochen.',
  },
  late: {
    nl: 'Die dag is te ver weg.',
    fr: 'Ce jour est trop loin.',
    en: 'That day is too far away.',
    de: 'Der Tag ist zu weit weg.',
  },
  future: {
    nl: 'Die dag moet nog komen.',
    fr: 'Ce jour n’est pas encore venu.',
    en: 'That day is still to come.',
    de: 'Der Tag kommt erst noch.',
  },
  order: {
    nl: 'Die dag ligt vóór de vorige stap.',
    fr: 'Ce jour précède l’étape d’avant.',
    en: 'That day is earlier than the step before.',
    de: 'Der Tag liegt vor dem Schritt davor.',
  },
  notNow: {
    nl: 'Dat kan nu niet: het dier staat er anders voor dan toen je de bladzijde opende.',
    fr: 'Impossible maintenant : la situation de l’animal a changé depuis l’ouverture de la page.',
    en: 'Not possible now: the animal is in another state than when you opened the page.',
    de: 'Das geht jetzt nicht: Das Tier steht anders da als beim Öffnen der Seite.',
  },
  changed: {
    nl: 'Iemand anders was net iets eerder. Hieronder staat hoe het nu is; verstuur nogmaals om jouw keuze te bewaren.',
    fr: 'Quelqu’un d’autre a été plus rapide. Voici la situation actuelle ; envoyez à nouveau pour garder votre choix.',
    en: 'Somebody else was quicker. Below is how it is now; send again to keep your choice.',
    de: 'Jemand anders war schneller. Unten steht, wie es jetzt ist; schick es noch einmal ab, um deine Wahl zu behalten.',
  },
  refused: {
    nl: 'De winkel neemt dit zo niet aan: {{why}}',
    fr: 'La boutique ne l’accepte pas ainsi : {{why}}',
    en: 'The shop does not take it like this: {{why}}',
    de: 'So nimmt der Laden das nicht an: {{why}}',
  },
  noNumber: {
    nl: 'Schrijf het nummer zoals het in het oor staat.',
    fr: 'Écrivez le numéro tel qu’il est sur la boucle.',
    en: 'Write the number as it stands on the tag.',
    de: 'Schreib die Nummer, wie sie auf der Marke steht.',
  },
  sameNumber: {
    nl: 'Dit dier staat al in de lijst.',
    fr: 'Cet animal est déjà dans la liste.',
    en: 'This animal is in the list already.',
    de: 'Dieses Tier steht schon in der Liste.',
  },
  noBoxes: {
    nl: 'Van minstens één pakket moet er iets te koop zijn.',
    fr: 'Au moins un colis doit être en vente.',
    en: 'There must be some of at least one package.',
    de: 'Von mindestens einem Paket muss es etwas geben.',
  },
  breedTooMuch: {
    nl: 'Zoveel vlees geeft dit ras niet. Kies minder pakketten.',
    fr: 'Cette race ne donne pas autant de viande. Choisissez moins de colis.',
    en: 'This breed does not give so much meat. Choose fewer packages.',
    de: 'So viel Fleisch gibt diese Rasse nicht. Wähl weniger Pakete.',
  },
});
