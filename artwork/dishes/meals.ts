// Every cooked dish: its drawing, whose meat is in it, and what it says to those who cannot see it.
import type { AltRow } from '../alt-row.ts';
import { palettesOf } from '../motif.ts';
import type { Brands, Motif, Species } from '../motif.ts';
import { skewers } from './grill.ts';
import { kitchen } from './kitchen.ts';
import { beefMeals as beef } from './meals-beef.ts';
import { fishMeals as fish, gameMeals as game } from './meals-game-and-fish.ts';
import { lambMeals as lamb, porkMeals as pork } from './meals-pork-and-lamb.ts';
import { poultryMeals as poultry } from './meals-poultry.ts';

function meal(
  draw: Motif['draw'],
  species: Species | readonly Species[],
  { brands, alt }: { brands: Brands; alt: AltRow },
): Motif {
  return {
    draw,
    state: 'cooked',
    species: typeof species === 'string' ? [species] : species,
    alt,
    palettes: palettesOf[brands],
  };
}

/** A moment in the kitchen, without meat. */
function moment(draw: Motif['draw'], alt: AltRow): Motif {
  return { draw, state: 'kitchen', species: [], alt, palettes: palettesOf.both };
}

const anyGame = ['game', 'deer', 'roe', 'boar'] as const;

export const meals = {
  'meatballs-in-gravy': meal(beef.meatballsInGravy, ['cow', 'pig', 'sheep'], {
    brands: 'Kudde',
    alt: ['Gehaktballen in jus', 'Fleischbällchen in Soße', 'Meatballs in gravy', 'Boulettes en sauce'],
  }),
  'meatballs-in-tomato': meal(beef.meatballsInTomato, ['cow', 'pig', 'sheep'], {
    brands: 'Kudde',
    alt: [
      'Gehaktballetjes in tomatensaus',
      'Hackbällchen in Tomatensoße',
      'Meatballs in tomato sauce',
      'Boulettes à la tomate',
    ],
  }),
  klopse: meal(beef.klopse, ['cow', 'pig'], {
    brands: 'Weidekiste',
    alt: ['Gehaktballen in kappertjessaus', 'Klopse in Kapernsoße', 'Meatballs in caper sauce', 'Boulettes aux câpres'],
  }),
  'roast-beef': meal(beef.roastBeef, 'cow', {
    brands: 'both',
    alt: [
      'Rosbief in plakken met jus',
      'Roastbeef in Scheiben mit Soße',
      'Sliced roast beef with gravy',
      'Rosbif tranché et son jus',
    ],
  }),
  'cold-roast-beef': meal(beef.coldRoastBeef, 'cow', {
    brands: 'Weidekiste',
    alt: [
      'Koude rosbief met kruidensaus',
      'Kaltes Roastbeef mit Kräuterremoulade',
      'Cold roast beef with herb sauce',
      'Rosbif froid, sauce aux herbes',
    ],
  }),
  'roast-with-yorkshire-puddings': meal(beef.roastWithYorkshires, 'cow', {
    brands: 'Kudde',
    alt: [
      'Rosbief met Yorkshire puddings',
      'Roastbeef mit Yorkshire Puddings',
      'Roast beef with Yorkshire puddings',
      'Rosbif et Yorkshire puddings',
    ],
  }),
  'rolled-beef-roast': meal(beef.rolledRoast, 'cow', {
    brands: 'Kudde',
    alt: [
      'Gebraden runderrollade, aangesneden',
      'Rinderrollbraten, angeschnitten',
      'Rolled roast beef, carved',
      'Rôti de bœuf roulé, tranché',
    ],
  }),
  'brisket-sliced': meal(beef.brisketSliced, 'cow', {
    brands: 'Kudde',
    alt: [
      'Langzaam gegaarde borst in plakken',
      'Langsam gegarte Rinderbrust',
      'Slow-cooked brisket, sliced',
      'Poitrine de bœuf fondante, tranchée',
    ],
  }),
  'steak-with-butter': meal(beef.steakWithButter, 'cow', {
    brands: 'Kudde',
    alt: [
      'Gebakken entrecote met boter',
      'Gebratenes Steak mit Butter',
      'Fried steak with butter',
      'Entrecôte poêlée au beurre',
    ],
  }),
  'steak-in-iron-pan': meal(beef.steakInIronPan, 'cow', {
    brands: 'both',
    alt: [
      'Twee steaks in een ijzeren pan',
      'Zwei Steaks in der Eisenpfanne',
      'Two steaks in an iron pan',
      'Deux entrecôtes à la poêle',
    ],
  }),
  'bavette-sliced': meal(beef.bavetteSliced, 'cow', {
    brands: 'Kudde',
    alt: [
      'Bavette in repen met sjalot',
      'Bavette in Streifen mit Schalotten',
      'Sliced bavette with shallots',
      "Bavette tranchée à l'échalote",
    ],
  }),
  'grilled-rib': meal(beef.grilledRib, 'cow', {
    brands: 'Kudde',
    alt: [
      'Côte de boeuf van de grill',
      'Rinderkotelett vom Grill',
      'Rib of beef off the grill',
      'Côte de bœuf grillée',
    ],
  }),
  'braised-beef': meal(beef.braisedBeef, 'cow', {
    brands: 'Kudde',
    alt: [
      'Draadjesvlees met puree',
      'Geschmortes Rindfleisch mit Püree',
      'Braised beef with mash',
      'Bœuf effiloché et purée',
    ],
  }),
  hachee: meal(beef.hachee, 'cow', {
    brands: 'Kudde',
    alt: [
      'Hachee met rodekool',
      'Zwiebelfleisch mit Rotkohl',
      'Beef and onion stew with red cabbage',
      'Carbonade et chou rouge',
    ],
  }),
  'beef-stew': meal(beef.beefStew, ['cow', 'game', 'deer', 'boar', 'sheep', 'pig'], {
    brands: 'Kudde',
    alt: [
      'Stoofpan met vlees en wortel',
      'Schmortopf mit Fleisch und Möhren',
      'Pot of stew with carrots',
      'Cocotte de viande aux carottes',
    ],
  }),
  bourguignon: meal(beef.bourguignon, 'cow', {
    brands: 'Kudde',
    alt: [
      'Rundvlees in rode wijn met champignons',
      'Rindfleisch in Rotwein mit Champignons',
      'Beef in red wine with mushrooms',
      'Bœuf bourguignon',
    ],
  }),
  'beef-and-carrots': meal(beef.beefAndCarrots, 'cow', {
    brands: 'Kudde',
    alt: ['Rundvlees met wortels', 'Rindfleisch mit Möhren', 'Beef with carrots', 'Bœuf carottes'],
  }),
  'pot-au-feu': meal(beef.potAuFeu, 'cow', {
    brands: 'Kudde',
    alt: [
      'Gekookt rundvlees met groente in bouillon',
      'Gekochtes Rindfleisch mit Gemüse',
      'Boiled beef and vegetables in broth',
      'Pot-au-feu',
    ],
  }),
  'beef-soup': meal(beef.beefSoup, ['cow', 'game', 'deer'], {
    brands: 'both',
    alt: [
      'Groentesoep met vlees',
      'Gemüsesuppe mit Fleisch',
      'Vegetable soup with meat',
      'Soupe de légumes à la viande',
    ],
  }),
  goulash: meal(beef.goulash, 'cow', {
    brands: 'Weidekiste',
    alt: ['Goulash in een kom', 'Gulasch in einer Schale', 'Goulash in a bowl', 'Goulasch dans un bol'],
  }),
  tagine: meal(beef.tagine, ['cow', 'sheep'], {
    brands: 'Kudde',
    alt: [
      'Tajine met pruimen en amandelen',
      'Tajine mit Pflaumen und Mandeln',
      'Tagine with prunes and almonds',
      'Tajine aux pruneaux et aux amandes',
    ],
  }),
  'osso-buco': meal(beef.ossoBuco, 'cow', {
    brands: 'Weidekiste',
    alt: [
      'Gestoofde schenkel met gremolata',
      'Geschmorte Beinscheiben mit Gremolata',
      'Braised shin with gremolata',
      'Jarret braisé, gremolata',
    ],
  }),
  tafelspitz: meal(beef.tafelspitz, 'cow', {
    brands: 'Weidekiste',
    alt: [
      'Gekookt staartstuk met mierikswortel',
      'Tafelspitz mit Meerrettich',
      'Boiled rump cap with horseradish',
      'Aiguillette pochée au raifort',
    ],
  }),
  rouladen: meal(beef.rouladen, 'cow', {
    brands: 'Weidekiste',
    alt: ['Rouladen in jus', 'Rinderrouladen in Soße', 'Beef roulades in gravy', 'Roulades de bœuf en sauce'],
  }),
  'cottage-pie': meal(beef.cottagePie, ['cow', 'sheep'], {
    brands: 'Kudde',
    alt: ['Ovenschotel met gehakt en puree', 'Auflauf mit Hack und Püree', 'Cottage pie', 'Hachis parmentier'],
  }),
  'shin-with-dumplings': meal(beef.shinWithDumplings, 'cow', {
    brands: 'Kudde',
    alt: [
      'Stoofvlees met dumplings',
      'Schmorfleisch mit Klößen',
      'Shin of beef with dumplings',
      'Jarret mijoté aux quenelles',
    ],
  }),
  pasties: meal(beef.pasties, 'cow', {
    brands: 'Kudde',
    alt: ['Twee pasteitjes met vlees', 'Zwei Fleischpasteten', 'Two beef pasties', 'Deux chaussons à la viande'],
  }),
  burger: meal(beef.burger, ['cow', 'deer'], {
    brands: 'both',
    alt: ['Hamburger met kaas', 'Burger mit Käse', 'Burger with cheese', 'Burger au fromage'],
  }),
  bitterballen: meal(beef.bitterballen, 'cow', {
    brands: 'Kudde',
    alt: ['Bitterballen met mosterd', 'Bitterballen mit Senf', 'Bitterballen with mustard', 'Bitterballen et moutarde'],
  }),
  skewers: meal((sheet) => skewers(sheet, {}), ['pig', 'cow', 'sheep', 'chicken'], {
    brands: 'both',
    alt: [
      'Gegrilde spiesen op een plank',
      'Gegrillte Spieße auf einem Brett',
      'Grilled skewers on a board',
      'Brochettes grillées',
    ],
  }),
  'pork-chops-with-apple': meal(pork.chopsWithApple, 'pig', {
    brands: 'both',
    alt: [
      'Karbonades met appel en salie',
      'Koteletts mit Apfel und Salbei',
      'Pork chops with apple and sage',
      'Côtes de porc, pommes et sauge',
    ],
  }),
  'grilled-pork-neck': meal(pork.grilledNeck, 'pig', {
    brands: 'Kudde',
    alt: [
      'Gegrilde procureur met mosterd',
      'Gegrillte Nackensteaks mit Senf',
      'Grilled pork neck with mustard',
      'Échine grillée à la moutarde',
    ],
  }),
  'pork-in-mustard-cream': meal(pork.mustardCream, 'pig', {
    brands: 'Kudde',
    alt: [
      'Varkenshaas in mosterdroom',
      'Schweinefilet in Senfrahm',
      'Pork in mustard cream',
      'Porc à la crème de moutarde',
    ],
  }),
  'pulled-pork': meal(pork.pulledPork, 'pig', {
    brands: 'Kudde',
    alt: [
      'Procureur uit de oven, uit elkaar getrokken',
      'Schweinenacken aus dem Ofen, gezupft',
      'Slow-roast pork neck, pulled apart',
      'Échine de porc confite, effilochée',
    ],
  }),
  'roast-pork-with-crackling': meal(pork.crackling, 'pig', {
    brands: 'both',
    alt: [
      'Varkensbraad met krokant zwoerd',
      'Krustenbraten',
      'Roast pork with crackling',
      'Rôti de porc à la couenne croustillante',
    ],
  }),
  'roast-pork-with-apples': meal(pork.porkRoastWithApples, 'pig', {
    brands: 'Kudde',
    alt: ['Varkensbraad met appel', 'Schweinebraten mit Äpfeln', 'Roast pork with apples', 'Rôti de porc aux pommes'],
  }),
  'glazed-ribs': meal(pork.glazedRibs, 'pig', {
    brands: 'Kudde',
    alt: ['Gelakte spareribs', 'Glasierte Rippchen', 'Glazed ribs', 'Travers laqués'],
  }),
  'sausage-and-kale': meal(pork.sausageAndKale, 'pig', {
    brands: 'Kudde',
    alt: ['Braadworst op boerenkool', 'Bratwurst auf Grünkohl', 'Sausages on kale mash', 'Saucisses et chou vert'],
  }),
  'sausage-and-sauerkraut': meal(pork.sausageAndKraut, ['pig', 'boar'], {
    brands: 'Weidekiste',
    alt: ['Braadworst op zuurkool', 'Bratwurst auf Sauerkraut', 'Sausages on sauerkraut', 'Saucisses et choucroute'],
  }),
  'sausages-and-lentils': meal(pork.sausagesAndLentils, 'pig', {
    brands: 'Kudde',
    alt: ['Worst met linzen', 'Würste mit Linsen', 'Sausages with lentils', 'Saucisses aux lentilles'],
  }),
  'toad-in-the-hole': meal(pork.toadInTheHole, 'pig', {
    brands: 'Kudde',
    alt: ['Worst in beslag uit de oven', 'Würste im Teig', 'Toad in the hole', 'Saucisses en pâte'],
  }),
  'belly-on-sauerkraut-mash': meal(pork.bellyOnKrautMash, 'pig', {
    brands: 'Kudde',
    alt: [
      'Speklappen op zuurkoolstamppot',
      'Bauchscheiben auf Sauerkrautstampf',
      'Pork belly on sauerkraut mash',
      'Poitrine sur purée à la choucroute',
    ],
  }),
  'belly-on-lentils': meal(pork.bellyOnLentils, 'pig', {
    brands: 'Weidekiste',
    alt: ['Buikspek met linzen', 'Schweinebauch auf Linsen', 'Pork belly on lentils', 'Poitrine de porc aux lentilles'],
  }),
  'belly-on-white-beans': meal(pork.bellyOnBeans, 'pig', {
    brands: 'Kudde',
    alt: [
      'Buikspek met witte bonen',
      'Schweinebauch mit weißen Bohnen',
      'Pork belly with white beans',
      'Poitrine aux haricots blancs',
    ],
  }),
  'pea-soup': meal(pork.peaSoup, 'pig', {
    brands: 'Kudde',
    alt: ['Erwtensoep met rookworst', 'Erbsensuppe mit Wurst', 'Pea soup with sausage', 'Soupe de pois à la saucisse'],
  }),
  'roast-lamb-leg': meal(lamb.roastLeg, 'sheep', {
    brands: 'both',
    alt: ['Gebraden lamsbout', 'Gebratene Lammkeule', 'Roast leg of lamb', "Gigot d'agneau rôti"],
  }),
  'lamb-shoulder-on-potatoes': meal(lamb.shoulderOnPotatoes, 'sheep', {
    brands: 'Kudde',
    alt: [
      'Lamsschouder op aardappelen',
      'Lammschulter auf Kartoffeln',
      'Lamb shoulder on potatoes',
      "Épaule d'agneau boulangère",
    ],
  }),
  'grilled-lamb-chops': meal(lamb.grilledChops, 'sheep', {
    brands: 'Kudde',
    alt: ['Gegrilde lamskoteletten', 'Gegrillte Lammkoteletts', 'Grilled lamb chops', "Côtelettes d'agneau grillées"],
  }),
  'lamb-chops-with-cucumber': meal(lamb.chopsWithCucumber, 'sheep', {
    brands: 'Weidekiste',
    alt: [
      'Gegrilde lamskoteletten met komkommersalade',
      'Gegrillte Lammkoteletts mit Gurkensalat',
      'Grilled lamb chops with cucumber salad',
      "Côtelettes d'agneau, salade de concombre",
    ],
  }),
  'lamb-chops-with-asparagus': meal(lamb.chopsWithAsparagus, 'sheep', {
    brands: 'both',
    alt: [
      'Lamskoteletten met asperges',
      'Lammkoteletts mit Spargel',
      'Lamb chops with asparagus',
      "Côtelettes d'agneau aux asperges",
    ],
  }),
  'lamb-shanks-and-beans': meal(lamb.shanksAndBeans, 'sheep', {
    brands: 'Kudde',
    alt: [
      'Gestoofde lamsschenkel met bonen',
      'Geschmorte Lammhaxe mit Bohnen',
      'Braised lamb shank with beans',
      "Souris d'agneau aux haricots",
    ],
  }),
  navarin: meal(lamb.navarin, 'sheep', {
    brands: 'Kudde',
    alt: [
      'Lamsstoof met voorjaarsgroente',
      'Lammragout mit Frühlingsgemüse',
      'Lamb stew with spring vegetables',
      "Navarin d'agneau",
    ],
  }),
  'roast-chicken': meal(poultry.roastChicken, 'chicken', {
    brands: 'both',
    alt: ['Hele kip uit de oven', 'Brathähnchen', 'Roast chicken', 'Poulet rôti'],
  }),
  'flat-chicken': meal(poultry.flatChicken, 'chicken', {
    brands: 'Kudde',
    alt: ['Platgedrukte gebraden kip', 'Flach gebratenes Huhn', 'Roast chicken pressed flat', 'Poulet en crapaudine'],
  }),
  'roast-chicken-legs': meal(poultry.roastLegs, 'chicken', {
    brands: 'Kudde',
    alt: [
      'Gebraden kippenpoten met aardappel',
      'Gebratene Hähnchenkeulen mit Kartoffeln',
      'Roast chicken legs with potatoes',
      'Cuisses de poulet rôties',
    ],
  }),
  'chicken-legs-with-peppers': meal(poultry.legsWithPeppers, 'chicken', {
    brands: 'Weidekiste',
    alt: [
      'Kippenpoten met paprika',
      'Hähnchenkeulen mit Paprika',
      'Chicken legs with peppers',
      'Cuisses de poulet aux poivrons',
    ],
  }),
  basquaise: meal(poultry.basquaise, 'chicken', {
    brands: 'Kudde',
    alt: [
      'Kip met paprika en tomaat',
      'Huhn mit Paprika und Tomaten',
      'Chicken with peppers and tomato',
      'Poulet basquaise',
    ],
  }),
  'chicken-thighs-with-leek': meal(poultry.thighsWithLeek, 'chicken', {
    brands: 'Kudde',
    alt: [
      'Kippendijen met prei in room',
      'Hähnchenschenkel mit Lauch',
      'Chicken thighs with leek',
      'Hauts de cuisse aux poireaux',
    ],
  }),
  'chicken-thighs-with-lemon': meal(poultry.thighsWithLemon, 'chicken', {
    brands: 'Kudde',
    alt: [
      'Kippendijen met citroen en olijven',
      'Hähnchenschenkel mit Zitrone und Oliven',
      'Chicken thighs with lemon and olives',
      'Hauts de cuisse, citron et olives',
    ],
  }),
  fricassee: meal(poultry.fricassee, 'chicken', {
    brands: 'both',
    alt: [
      'Kipfricassee met erwten',
      'Hühnerfrikassee mit Erbsen',
      'Chicken fricassee with peas',
      'Fricassée de poulet',
    ],
  }),
  'chicken-soup': meal(poultry.chickenSoup, 'chicken', {
    brands: 'Kudde',
    alt: [
      'Kippensoep met vermicelli',
      'Hühnersuppe mit Nudeln',
      'Chicken soup with noodles',
      'Bouillon de poulet aux vermicelles',
    ],
  }),
  'livers-on-toast': meal(poultry.liversOnToast, 'chicken', {
    brands: 'Kudde',
    alt: [
      'Kippenlevertjes op toast',
      'Geflügelleber auf Toast',
      'Chicken livers on toast',
      'Foies de volaille sur toast',
    ],
  }),
  'chicken-and-leek-pie': meal(poultry.chickenAndLeekPie, 'chicken', {
    brands: 'Kudde',
    alt: ['Pastei met kip en prei', 'Pastete mit Huhn und Lauch', 'Chicken and leek pie', 'Tourte poulet et poireaux'],
  }),
  'turkey-burger': meal(poultry.turkeyBurger, 'turkey', {
    brands: 'Kudde',
    alt: [
      'Kalkoenburger met komkommer',
      'Putenburger mit Gurke',
      'Turkey burger with cucumber',
      'Burger de dinde au concombre',
    ],
  }),
  'turkey-curry': meal(poultry.curry, 'turkey', {
    brands: 'Kudde',
    alt: [
      'Kalkoencurry met spinazie',
      'Putencurry mit Spinat',
      'Turkey and spinach curry',
      'Curry de dinde aux épinards',
    ],
  }),
  schnitzel: meal(poultry.schnitzel, 'turkey', {
    brands: 'Weidekiste',
    alt: [
      'Kalkoenschnitzel met pompoenpitten',
      'Putenschnitzel mit Kürbiskernen',
      'Turkey schnitzel with pumpkin seeds',
      'Escalope de dinde panée',
    ],
  }),
  'turkey-roll': meal(poultry.turkeyRoll, 'turkey', {
    brands: 'Weidekiste',
    alt: [
      'Kalkoenrollade met kruiden',
      'Putenrollbraten mit Kräutern',
      'Rolled turkey with herbs',
      'Rôti de dinde aux herbes',
    ],
  }),
  'turkey-with-chicory': meal(poultry.turkeyWithChicory, 'turkey', {
    brands: 'Kudde',
    alt: [
      'Kalkoendij met witlof',
      'Putenkeule mit Chicorée',
      'Turkey thigh with chicory',
      'Haut de cuisse de dinde aux endives',
    ],
  }),
  'turkey-soup': meal(poultry.turkeySoup, 'turkey', {
    brands: 'Kudde',
    alt: [
      'Soep van kalkoen met spruitjes',
      'Putensuppe mit Rosenkohl',
      'Turkey soup with sprouts',
      'Soupe de dinde aux choux de Bruxelles',
    ],
  }),
  'roast-turkey': meal(poultry.roastTurkey, 'turkey', {
    brands: 'Kudde',
    alt: ['Gebraden kalkoen', 'Gebratene Pute', 'Roast turkey', 'Dinde rôtie'],
  }),
  'roast-goose': meal(poultry.roastGoose, 'goose', {
    brands: 'Weidekiste',
    alt: ['Gebraden gans met appels', 'Gebratene Gans mit Äpfeln', 'Roast goose with apples', 'Oie rôtie aux pommes'],
  }),
  'goose-legs-and-dumplings': meal(poultry.gooseLegsAndDumplings, 'goose', {
    brands: 'Weidekiste',
    alt: ['Ganzenbout met knoedels', 'Gänsekeule mit Klößen', 'Goose leg with dumplings', "Cuisse d'oie et quenelles"],
  }),
  'duck-breast-and-red-cabbage': meal(poultry.duckBreast, 'duck', {
    brands: 'Kudde',
    alt: ['Eendenborst met rodekool', 'Entenbrust mit Rotkohl', 'Duck breast with red cabbage', 'Magret au chou rouge'],
  }),
  'duck-breast-and-quince': meal(poultry.duckBreastAndQuince, 'duck', {
    brands: 'Weidekiste',
    alt: [
      'Eendenborst met rodekool en kweepeer',
      'Entenbrust mit Rotkohl und Quitte',
      'Duck breast with red cabbage and quince',
      'Magret, chou rouge et coing',
    ],
  }),
  'duck-legs': meal(poultry.duckLegs, 'duck', {
    brands: 'both',
    alt: ['Gebraden eendenbouten', 'Geschmorte Entenkeulen', 'Roast duck legs', 'Cuisses de canard confites'],
  }),
  'duck-on-lentils': meal(poultry.roastDuckOnLentils, ['duck', 'game'], {
    brands: 'Kudde',
    alt: ['Gebraden eend op linzen', 'Gebratene Ente auf Linsen', 'Roast duck on lentils', 'Canard rôti aux lentilles'],
  }),
  'pheasant-on-sauerkraut': meal(poultry.pheasantOnKraut, 'game', {
    brands: 'Kudde',
    alt: [
      'Fazant met zuurkool en spek',
      'Fasan mit Sauerkraut und Speck',
      'Pheasant with sauerkraut and bacon',
      'Faisan à la choucroute',
    ],
  }),
  'pheasant-with-grapes': meal(poultry.pheasantWithGrapes, 'game', {
    brands: 'Weidekiste',
    alt: ['Fazant met druiven', 'Fasan mit Speck und Trauben', 'Pheasant with grapes', 'Faisan aux raisins'],
  }),
  'venison-steak-with-pear': meal(game.venisonSteakWithPear, 'deer', {
    brands: 'Kudde',
    alt: [
      'Hertenbiefstuk met stoofpeer',
      'Hirschsteak mit Birne',
      'Venison steak with pear',
      'Pavé de cerf à la poire',
    ],
  }),
  'venison-goulash': meal(game.venisonGoulash, anyGame, {
    brands: 'both',
    alt: [
      'Wildgoulash met bessen',
      'Wildgulasch mit Preiselbeeren',
      'Game goulash with berries',
      'Goulasch de gibier aux airelles',
    ],
  }),
  'venison-saddle': meal(game.venisonSaddle, 'deer', {
    brands: 'Weidekiste',
    alt: [
      'Hertenrug in plakken',
      'Hirschrücken mit Wacholderbutter',
      'Saddle of venison, sliced',
      'Selle de cerf tranchée',
    ],
  }),
  'venison-with-beets': meal(game.venisonWithBeets, 'deer', {
    brands: 'Kudde',
    alt: ['Hertenstoof met bieten', 'Hirsch mit Roter Bete', 'Venison with beetroot', 'Cerf aux betteraves'],
  }),
  'roe-ragout': meal(game.roeRagout, anyGame, {
    brands: 'Kudde',
    alt: [
      'Wildragout met paddenstoelen',
      'Wildragout mit Pilzen',
      'Game ragout with mushrooms',
      'Ragoût de gibier aux champignons',
    ],
  }),
  'roe-ragout-with-spaetzle': meal(game.roeRagoutWithSpaetzle, anyGame, {
    brands: 'Weidekiste',
    alt: [
      'Reeragout met spätzle',
      'Rehragout mit Spätzle',
      'Roe ragout with spätzle',
      'Ragoût de chevreuil et spätzle',
    ],
  }),
  'roe-leg': meal(game.roeLeg, ['roe', 'game'], {
    brands: 'Weidekiste',
    alt: [
      'Reebout met cantharellen',
      'Rehkeule mit Pfifferlingen',
      'Leg of roe deer with chanterelles',
      'Cuissot de chevreuil aux girolles',
    ],
  }),
  'boar-with-prunes': meal(game.boarWithPrunes, 'boar', {
    brands: 'Kudde',
    alt: ['Wild zwijn met pruimen', 'Wildschwein mit Pflaumen', 'Wild boar with prunes', 'Sanglier aux pruneaux'],
  }),
  'boar-roast': meal(game.boarRoast, ['boar', 'game'], {
    brands: 'Weidekiste',
    alt: ['Braad van wild zwijn', 'Wildschweinbraten mit Hagebutten', 'Roast wild boar', 'Rôti de sanglier'],
  }),
  'ragu-with-ribbons': meal(game.raguWithRibbons, ['boar', 'cow', 'game'], {
    brands: 'both',
    alt: ['Ragù met lintpasta', 'Ragù mit Bandnudeln', 'Ragù with ribbon pasta', 'Ragù et pâtes rubans'],
  }),
  'jugged-hare': meal(game.juggedHare, 'game', {
    brands: 'Kudde',
    alt: ['Hazenpeper', 'Hasenpfeffer', 'Jugged hare', 'Civet de lièvre'],
  }),
  'hare-legs-in-cream': meal(game.hareLegsInCream, 'game', {
    brands: 'Weidekiste',
    alt: ['Hazenbouten in room', 'Hasenkeulen in Rahm', 'Hare legs in cream', 'Cuisses de lièvre à la crème'],
  }),
  'plaice-in-butter': meal(fish.plaiceInButter, 'fish', {
    brands: 'Kudde',
    alt: ['Schol in boter gebakken', 'Scholle in Butter gebraten', 'Plaice fried in butter', 'Plie au beurre'],
  }),
  'plaice-with-bacon': meal(fish.plaiceWithBacon, 'fish', {
    brands: 'Weidekiste',
    alt: [
      'Gebakken schol met spekblokjes',
      'Gebratene Scholle mit Speckwürfeln',
      'Fried plaice with bacon',
      'Plie poêlée aux lardons',
    ],
  }),
  'salmon-with-cucumber': meal(fish.salmonWithCucumber, 'salmon', {
    brands: 'both',
    alt: ['Zalm met komkommer', 'Lachs auf Gurkengemüse', 'Salmon with cucumber', 'Saumon au concombre'],
  }),
  'cod-on-its-skin': meal(fish.codOnSkin, 'codfish', {
    brands: 'Kudde',
    alt: [
      'Kabeljauw op de huid gebakken',
      'Kabeljau auf der Haut gebraten',
      'Cod fried on its skin',
      'Cabillaud poêlé sur la peau',
    ],
  }),
  'cod-in-mustard-sauce': meal(fish.codInMustardSauce, 'codfish', {
    brands: 'Weidekiste',
    alt: ['Kabeljauw in mosterdsaus', 'Kabeljau in Senfsoße', 'Cod in mustard sauce', 'Cabillaud sauce moutarde'],
  }),
  'cod-with-tomatoes': meal(fish.codWithTomatoes, ['codfish', 'fish'], {
    brands: 'Weidekiste',
    alt: [
      'Kabeljauw met tomaat en olijven',
      'Kabeljau mit Tomaten und Oliven',
      'Cod with tomatoes and olives',
      'Cabillaud aux tomates et aux olives',
    ],
  }),
  'fish-cakes': meal(fish.fishCakes, ['codfish', 'fish'], {
    brands: 'both',
    alt: ['Viskoekjes', 'Fischfrikadellen', 'Fish cakes', 'Croquettes de poisson'],
  }),
  'grilled-mackerel': meal(fish.grilledMackerel, 'fish', {
    brands: 'Kudde',
    alt: [
      'Gegrilde makreel met rabarber',
      'Gegrillte Makrele mit Rhabarber',
      'Grilled mackerel with rhubarb',
      'Maquereau grillé à la rhubarbe',
    ],
  }),
  'potato-salad-with-salmon': meal(fish.potatoSaladWithSalmon, 'salmon', {
    brands: 'Kudde',
    alt: [
      'Aardappelsalade met gerookte zalm',
      'Kartoffelsalat mit Räucherlachs',
      'Potato salad with smoked salmon',
      'Salade de pommes de terre au saumon fumé',
    ],
  }),
  'salmon-soup': meal(fish.salmonSoup, ['salmon', 'fish'], {
    brands: 'Weidekiste',
    alt: ['Zalmsoep met dille', 'Lachssuppe mit Dill', 'Salmon soup with dill', 'Soupe de saumon à l’aneth'],
  }),
  'chopped-vegetables': moment(kitchen.choppedVegetables, [
    'Gesneden groente op een plank',
    'Geschnittenes Gemüse auf einem Brett',
    'Chopped vegetables on a board',
    'Légumes taillés sur une planche',
  ]),
  'lid-on-the-pot': moment(kitchen.lidOnPot, [
    'Pan met deksel en stoom',
    'Topf mit Deckel und Dampf',
    'Lidded pot with steam',
    'Cocotte fermée et vapeur',
  ]),
} satisfies Record<string, Motif>;

export type MealName = keyof typeof meals;
