import { defineTexts } from '../text-table.ts';

/** What the check says of an animal, its pieces and its roads. */
export const animalIssueTexts = defineTexts({
  mark: {
    nl: 'Zo’n dier draagt een ander soort nummer: rund, varken en schaap een nummer van hun land, gevogelte een koppel, vis een vangst, wild een wildmerk.',
    fr: 'Un tel animal porte un autre type de numéro : bovin, porc et mouton celui de leur pays, volaille une bande, poisson une pêche, gibier une marque.',
    en: 'Such an animal carries another kind of number: cattle, pigs and sheep one of their country, poultry a flock, fish a catch, game a game tag.',
    de: 'So ein Tier trägt eine andere Art Nummer: Rind, Schwein und Schaf eine ihres Landes, Geflügel eine Herde, Fisch einen Fang, Wild eine Wildmarke.',
  },
  number: {
    nl: '{{number}} is geen nummer zoals dit dier het draagt. Kijk op het oormerk of de papieren.',
    fr: '{{number}} n’est pas un numéro de cet animal. Vérifiez la boucle ou les papiers.',
    en: '{{number}} is no number such an animal carries. Look at the ear tag or the papers.',
    de: '{{number}} ist keine Nummer, wie dieses Tier sie trägt. Sieh auf der Ohrmarke oder in den Papieren nach.',
  },
  over: {
    nl: 'Deze dag is voorbij, dus de pagina belooft de gewone dagen. Kies een nieuwe.',
    fr: 'Ce jour est passé, la page promet donc le délai habituel. Choisissez-en un autre.',
    en: 'This day is over, so the page promises the usual days. Choose another.',
    de: 'Dieser Tag ist vorbei, also verspricht die Seite die üblichen Tage. Wähle einen neuen.',
  },
  hanging: {
    nl: 'Deze dag is te vroeg: rundvlees hangt minstens {{least}} dagen, en het dier is nog te koop.',
    fr: 'Ce jour est trop tôt : le bœuf mature au moins {{least}} jours, et l’animal est encore en vente.',
    en: 'This day is too soon: beef hangs for {{least}} days at least, and the animal is still selling.',
    de: 'Dieser Tag ist zu früh: Rindfleisch hängt mindestens {{least}} Tage, und das Tier ist noch im Verkauf.',
  },
  kilos: {
    nl: '{{boxes}} pakketten van {{each}} kg zijn samen {{kilos}} kg. Wat hier aan dieren staat, geeft hooguit {{most}} kg.',
    fr: '{{boxes}} colis de {{each}} kg font {{kilos}} kg. Les animaux nommés ici donnent au plus {{most}} kg.',
    en: '{{boxes}} packages of {{each}} kg are {{kilos}} kg. The animals named here give {{most}} kg at most.',
    de: '{{boxes}} Pakete zu {{each}} kg sind {{kilos}} kg. Die Tiere, die hier stehen, ergeben höchstens {{most}} kg.',
  },
  sharedKilos: {
    nl: '{{number}} staat bij {{packages}} pakketten, samen {{kilos}} kg. Eén dier geeft hooguit {{most}} kg.',
    fr: '{{number}} figure dans {{packages}} colis, {{kilos}} kg en tout. Un animal donne au plus {{most}} kg.',
    en: '{{number}} stands in {{packages}} packages, {{kilos}} kg together. One animal gives {{most}} kg at most.',
    de: '{{number}} steht bei {{packages}} Paketen, zusammen {{kilos}} kg. Ein Tier ergibt höchstens {{most}} kg.',
  },
  piece: {
    nl: '{{piece}}: dit vraagt {{count}} stuks, {{kilos}} kg, van elk dier. Zoveel heeft het niet.',
    fr: '{{piece}} : il en faut {{count}}, {{kilos}} kg, par animal. Il n’en a pas autant.',
    en: '{{piece}}: this takes {{count}} of them, {{kilos}} kg, of each animal. It has not that many.',
    de: '{{piece}}: Das braucht {{count}} Stück, {{kilos}} kg, von jedem Tier. So viel hat es nicht.',
  },
  gone: {
    nl: '{{number}} is nog te koop, maar werd al bezorgd of ligt los in de winkel.',
    fr: '{{number}} est encore en vente, mais déjà livré ou vendu à la pièce.',
    en: '{{number}} still sells, but was delivered already or is sold by the piece.',
    de: '{{number}} ist noch zu kaufen, wurde aber schon geliefert oder liegt einzeln im Laden.',
  },
  muscle: {
    nl: '{{pieces}}: alle pakketten samen vragen {{kilos}} kg van elk dier, en het heeft hooguit {{most}} kg.',
    fr: '{{pieces}} : tous les colis en demandent {{kilos}} kg par animal, qui en a {{most}} kg au plus.',
    en: '{{pieces}}: all packages together take {{kilos}} kg of each animal, which has {{most}} kg at most.',
    de: '{{pieces}}: Alle Pakete zusammen brauchen {{kilos}} kg von jedem Tier, und es hat höchstens {{most}} kg.',
  },
  minced: {
    nl: 'Er gaat {{kilos}} kg van elk dier in het gehakt. Van wat deze zin noemt, heeft het hooguit {{most}} kg: ‘{{sentence}}’',
    fr: '{{kilos}} kg de chaque animal sont hachés. De ce que nomme cette phrase, il a {{most}} kg au plus : « {{sentence}} »',
    en: '{{kilos}} kg of each animal are minced. Of what this sentence names it has {{most}} kg at most: ‘{{sentence}}’',
    de: '{{kilos}} kg von jedem Tier werden gewolft. Von dem, was dieser Satz nennt, hat es höchstens {{most}} kg: „{{sentence}}“',
  },
  scarcest: {
    nl: 'Het schaarste stuk vraagt {{needed}} dieren, alle kilo’s samen maar {{expected}}. Zeg in de tekst hoeveel het er waren en waar de rest heen gaat.',
    fr: 'Le morceau le plus rare demande {{needed}} animaux, tous les kilos {{expected}} seulement. Dites dans le texte combien il y en avait et où va le reste.',
    en: 'The scarcest cut takes {{needed}} animals, all the kilos only {{expected}}. Say in the text how many there were and where the rest goes.',
    de: 'Das knappste Stück braucht {{needed}} Tiere, alle Kilos zusammen nur {{expected}}. Sag im Text, wie viele es waren und wohin der Rest geht.',
  },
  game: {
    nl: 'Er staan {{count}} dieren bij, en de stukken vragen er meer.',
    fr: '{{count}} animaux sont nommés, et les morceaux en demandent davantage.',
    en: '{{count}} animals are named, and the cuts take more.',
    de: '{{count}} Tiere stehen dabei, und die Stücke brauchen mehr.',
  },
  meal: {
    nl: '{{piece}}: {{grams}} g per maaltijd voor twee. Gewoon is {{least}} tot {{most}} g.',
    fr: '{{piece}} : {{grams}} g par repas pour deux. D’habitude, c’est de {{least}} à {{most}} g.',
    en: '{{piece}}: {{grams}} g a meal for two. The usual is {{least}} to {{most}} g.',
    de: '{{piece}}: {{grams}} g je Mahlzeit für zwei. Üblich sind {{least}} bis {{most}} g.',
  },
  road: {
    nl: 'Hier staat {{said}}. In een rechte lijn is het al {{straight}} km, over de weg minstens {{road}} km.',
    fr: 'Il est écrit {{said}}. À vol d’oiseau, c’est déjà {{straight}} km, par la route au moins {{road}} km.',
    en: 'This says {{said}}. It is {{straight}} km as the crow flies, and {{road}} km at least by road.',
    de: 'Hier steht {{said}}. Luftlinie sind es schon {{straight}} km, auf der Straße mindestens {{road}} km.',
  },
  furthest: {
    nl: 'Hier staat hooguit {{said}}, maar één slachterij ligt {{km}} km van haar boer.',
    fr: 'Il est écrit {{said}} au plus, mais un abattoir est à {{km}} km de sa ferme.',
    en: 'This says {{said}} at most, but one abattoir is {{km}} km from its farm.',
    de: 'Hier steht höchstens {{said}}, aber ein Schlachthaus liegt {{km}} km von seinem Hof.',
  },
});
