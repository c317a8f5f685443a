import { defineTexts } from '../text-table.ts';

/** What actions and loaders say; never sent to browsers as a table. */
export const contentAnswerTexts = defineTexts({
  overtaken: {
    nl: 'In de winkel is intussen iets anders gepubliceerd: {{fields}}. Bij het publiceren kies je.',
    fr: 'Entre-temps, autre chose a été publié : {{fields}}. Vous choisirez en publiant.',
    en: 'Something else was published meanwhile: {{fields}}. You choose when you publish.',
    de: 'Inzwischen wurde etwas anderes veröffentlicht: {{fields}}. Beim Veröffentlichen wählst du.',
  },
  leftOut: {
    nl: 'Iets uit de tekst mag niet in de winkel en is weggelaten: {{fields}}.',
    fr: 'Une partie du texte n’est pas permise et a été retirée : {{fields}}.',
    en: 'Something in the text is not allowed in the shop and was left out: {{fields}}.',
    de: 'Etwas im Text ist im Laden nicht erlaubt und wurde weggelassen: {{fields}}.',
  },
  problems: {
    nl: 'Nog niet bewaard. Kijk bij de velden met een rood randje.',
    fr: 'Pas encore enregistré. Voyez les champs au bord rouge.',
    en: 'Not saved yet. Look at the fields with a red edge.',
    de: 'Noch nicht gespeichert. Schau bei den Feldern mit rotem Rand.',
  },
  conflict: {
    nl: 'Nog niet bewaard: iemand anders veranderde intussen hetzelfde. Beide staan bij het veld; kies en bewaar nog eens.',
    fr: 'Pas encore enregistré : quelqu’un a modifié la même chose entre-temps. Les deux valeurs sont près du champ ; choisissez et enregistrez à nouveau.',
    en: 'Not saved yet: somebody changed the same meanwhile. Both stand at the field; choose, and save again.',
    de: 'Noch nicht gespeichert: jemand hat inzwischen dasselbe geändert. Beides steht am Feld; wähle und speichere noch einmal.',
  },
  changedMeanwhile: {
    nl: 'Iemand bewaarde op hetzelfde moment. Verstuur het nog eens.',
    fr: 'Quelqu’un a enregistré au même moment. Envoyez à nouveau.',
    en: 'Somebody saved at the same moment. Send it again.',
    de: 'Jemand hat im selben Augenblick gespeichert. Schick es noch einmal ab.',
  },
  gone: {
    nl: 'Dit is intussen weggehaald. Wat je typte staat er nog.',
    fr: 'Ceci a été retiré entre-temps. Ce que vous avez saisi est encore là.',
    en: 'This was taken out meanwhile. What you typed is still here.',
    de: 'Das wurde inzwischen entfernt. Was du getippt hast, steht noch da.',
  },
  goneWhileTyped: {
    nl: 'Dit is intussen weggehaald. Wat je typte staat er nog; bewaar het als nieuw, dan gaat niets verloren.',
    fr: 'Ceci a été retiré entre-temps. Ce que vous avez saisi est encore là ; gardez-le comme nouveau, et rien n’est perdu.',
    en: 'This was taken out meanwhile. What you typed is still here; keep it as new, and nothing is lost.',
    de: 'Das wurde inzwischen entfernt. Was du getippt hast, steht noch da; behalte es als neu, dann geht nichts verloren.',
  },
  autosaved: {
    nl: 'Concept bewaard {{at}}.',
    fr: 'Brouillon enregistré {{at}}.',
    en: 'Draft saved {{at}}.',
    de: 'Entwurf gespeichert {{at}}.',
  },
  asInShop: {
    nl: 'Zo staat het in de winkel.',
    fr: 'C’est ainsi dans la boutique.',
    en: 'This is how it is in the shop.',
    de: 'So steht es im Laden.',
  },
  notAutosaved: {
    nl: 'Nog niet bewaard: {{why}}',
    fr: 'Pas encore enregistré : {{why}}',
    en: 'Not saved yet: {{why}}',
    de: 'Noch nicht gespeichert: {{why}}',
  },
  alsoTheirs: {
    nl: 'Iemand anders veranderde ook {{fields}}. Druk op Bewaar om te kiezen.',
    fr: 'Quelqu’un a aussi modifié {{fields}}. Enregistrez pour choisir.',
    en: 'Somebody else changed {{fields}} too. Save to choose.',
    de: 'Jemand hat auch {{fields}} geändert. Speichere, um zu wählen.',
  },
  notNumber: {
    nl: 'Hier hoort een getal, zoals 4 of 4,1.',
    fr: 'Il faut un nombre, comme 4 ou 4,1.',
    en: 'This wants a number, such as 4 or 4.1.',
    de: 'Hier gehört eine Zahl hin, etwa 4 oder 4,1.',
  },
  notAnAmount: {
    nl: 'Zoveel past niet in een doos. Stuks, stuks per pak en gram beginnen bij 1; een pak weegt hoogstens 100 kilo.',
    fr: 'Un colis ne contient pas cela. Morceaux, morceaux par paquet et grammes commencent à 1 ; un paquet pèse 100 kilos au plus.',
    en: 'No box holds that. Pieces, pieces in a pack and grams begin at 1; a pack weighs 100 kilos at most.',
    de: 'So viel passt in kein Paket. Stück, Stück je Packung und Gramm beginnen bei 1; eine Packung wiegt höchstens 100 Kilo.',
  },
  twice: {
    nl: 'Eén adres staat er twee keer. Laat één regel staan.',
    fr: 'Une adresse y est deux fois. Gardez une seule ligne.',
    en: 'One address stands here twice. Keep one line.',
    de: 'Eine Adresse steht zweimal da. Lass eine Zeile stehen.',
  },
  loop: {
    nl: 'Twee adressen leiden naar elkaar. Laat er één ergens anders heen gaan.',
    fr: 'Deux adresses mènent l’une à l’autre. Donnez à l’une une autre destination.',
    en: 'Two addresses lead to each other. Let one of them lead elsewhere.',
    de: 'Zwei Adressen führen zueinander. Lass eine woandershin führen.',
  },
  notMoney: {
    nl: 'Hier hoort een bedrag, zoals 52,50.',
    fr: 'Il faut un montant, comme 52,50.',
    en: 'This wants an amount, such as 52.50.',
    de: 'Hier gehört ein Betrag hin, etwa 52,50.',
  },
  tooMuch: {
    nl: 'Zoveel heeft het dier niet: alle dozen samen vragen hier meer van dan erin zit.',
    fr: 'L’animal n’en a pas tant : toutes les caisses en demandent plus qu’il n’en donne.',
    en: 'The animal has not that much: all boxes together take more of it than there is.',
    de: 'So viel hat das Tier nicht: alle Kisten zusammen brauchen davon mehr, als es gibt.',
  },
  tooLong: {
    nl: 'Dit is te lang om te bewaren.',
    fr: 'C’est trop long pour être enregistré.',
    en: 'This is too long to be saved.',
    de: 'Das ist zu lang zum Speichern.',
  },
  notPairs: {
    nl: 'Elke regel heeft een naam en een waarde, zoals in de voorbeelden.',
    fr: 'Chaque ligne a un nom et une valeur, comme dans les exemples.',
    en: 'Each line has a name and a value, as in the examples.',
    de: 'Jede Zeile hat einen Namen und einen Wert, wie in den Beispielen.',
  },
  unnamed: { nl: 'Nog zonder naam', fr: 'Encore sans nom', en: 'Not named yet', de: 'Noch ohne Namen' },
  unknownThing: {
    nl: 'Dit is niet gevonden. Kies uit de lijst die verschijnt als je typt.',
    fr: 'Introuvable. Choisissez dans la liste qui apparaît à la saisie.',
    en: 'This was not found. Choose from the list that appears as you type.',
    de: 'Nicht gefunden. Wähle aus der Liste, die beim Tippen erscheint.',
  },
  noAddress: {
    nl: 'Een adres begint met / en heeft geen spaties: /oud > /nieuw',
    fr: 'Une adresse commence par / et n’a pas d’espace : /ancien > /nouveau',
    en: 'An address begins with / and has no spaces: /old > /new',
    de: 'Eine Adresse beginnt mit / und hat keine Leerzeichen: /alt > /neu',
  },
  wrongName: {
    nl: 'Kleine letters, cijfers en streepjes, zoals blaarkop-proefpakket.',
    fr: 'Minuscules, chiffres et traits d’union, comme colis-decouverte.',
    en: 'Small letters, digits and hyphens, such as tasting-box.',
    de: 'Kleinbuchstaben, Ziffern und Bindestriche, etwa probierpaket.',
  },
  wrongPlace: {
    nl: 'Hier hoort een getal vanaf 1.',
    fr: 'Il faut un nombre à partir de 1.',
    en: 'This wants a number from 1.',
    de: 'Hier gehört eine Zahl ab 1 hin.',
  },
});
