import type { AltRow, AltText } from './alt-row.ts';
import type { AnimalName } from './animals/animals.ts';
import type { Sex } from './animals/coats.ts';
import type { DishName } from './dishes/dishes.ts';
import type { SceneName } from './scenes/scenes.ts';

type Row = AltRow;

export const animalTexts: Record<AnimalName, Row> = {
  cow: ['Koe', 'Kuh', 'Cow', 'Vache'],
  chicken: ['Kip', 'Huhn', 'Hen', 'Poule'],
  pig: ['Varken', 'Schwein', 'Pig', 'Cochon'],
  sheep: ['Schaap', 'Schaf', 'Sheep', 'Mouton'],
  goat: ['Geit', 'Ziege', 'Goat', 'Chèvre'],
  deer: ['Edelhert', 'Rothirsch', 'Red deer', 'Cerf'],
  roe: ['Ree', 'Reh', 'Roe deer', 'Chevreuil'],
  boar: ['Wild zwijn', 'Wildschwein', 'Wild boar', 'Sanglier'],
  turkey: ['Kalkoen', 'Truthahn', 'Turkey', 'Dinde'],
  duck: ['Eend', 'Ente', 'Duck', 'Canard'],
  goose: ['Gans', 'Gans', 'Goose', 'Oie'],
  game: ['Fazant', 'Fasan', 'Pheasant', 'Faisan'],
  salmon: ['Zalm', 'Lachs', 'Salmon', 'Saumon'],
  codfish: ['Kabeljauw', 'Kabeljau', 'Cod', 'Cabillaud'],
  fish: ['Makreel', 'Makrele', 'Mackerel', 'Maquereau'],
};

/** Where the animal is not the usual one of its kind. */
export const sexTexts: Partial<Record<AnimalName, Partial<Record<Sex, Row>>>> = {
  cow: {
    male: ['Stier', 'Bulle', 'Bull', 'Taureau'],
    castrated: ['Os', 'Ochse', 'Steer', 'Bœuf'],
    young: ['Kalf', 'Kalb', 'Calf', 'Veau'],
  },
  chicken: {
    male: ['Haan', 'Hahn', 'Cock', 'Coq'],
    castrated: ['Kapoen', 'Kapaun', 'Capon', 'Chapon'],
  },
  turkey: { female: ['Kalkoense hen', 'Putenhenne', 'Turkey hen', 'Dinde'] },
};

export const dishTexts: Record<DishName, Row> = {
  ingredients: ['Ingrediënten', 'Zutaten', 'Ingredients', 'Ingrédients'],
  box: ['Open vleespakket', 'Geöffnetes Fleischpaket', 'Open meat box', 'Colis de viande ouvert'],
  wine: ['Fles wijn met glas', 'Weinflasche mit Glas', 'Wine bottle and glass', 'Bouteille et verre de vin'],
  freezer: ['Vriezerlade', 'Gefrierschublade', 'Freezer drawer', 'Tiroir de congélateur'],
  'wine-red': [
    'Fles rode wijn met glas',
    'Flasche Rotwein mit Glas',
    'Bottle of red wine and glass',
    'Bouteille et verre de vin rouge',
  ],
  'wine-slim': [
    'Slanke fles witte wijn met glas',
    'Schlanke Flasche Weißwein mit Glas',
    'Slim bottle of white wine and glass',
    'Bouteille élancée et verre de vin blanc',
  ],
  pack: ['Vacuümverpakking', 'Vakuumpackung', 'Vacuum pack', 'Sachet sous vide'],
};

export const sceneTexts: Record<SceneName, Row> = {
  polder: ['Polder met molen en knotwilgen', 'Polder mit Windmühle', 'Polder with windmill', 'Polder au moulin'],
  bocage: ['Frans heuvelland met heggen', 'Französische Heckenlandschaft', 'French bocage', 'Bocage'],
  dales: ['Engelse Dales met stapelmuren', 'Englische Dales', 'English dales', 'Dales anglais'],
  alpine: ['Beierse weide met bos en bergen', 'Bayerische Weide mit Wald', 'Bavarian pasture', 'Pâturage bavarois'],
  coast: ['Noordzeekust met kotter', 'Nordseeküste mit Kutter', 'North Sea coast with boat', 'Côte de la mer du Nord'],
  vineyard: ['Wijngaard', 'Weinberg', 'Vineyard', 'Vignoble'],
  forest: [
    'Bosrand bij zonsopkomst',
    'Waldrand bei Sonnenaufgang',
    'Forest edge at sunrise',
    'Lisière au lever du soleil',
  ],
  yard: ['Boerenerf', 'Bauernhof', 'Farmyard', 'Cour de ferme'],
  heath: ['Schapen op de hei', 'Schafe auf der Heide', 'Sheep on the heath', 'Moutons sur la lande'],
  marsh: ['Weiden achter de dijk', 'Weiden hinter dem Deich', 'Pasture behind the dike', 'Prés derrière la digue'],
  moor: ['Heuvels aan zee', 'Hügel am Meer', 'Hills by the sea', 'Collines au bord de la mer'],
  plateau: [
    'Hoogvlakte met muurtjes',
    'Hochebene mit Steinmauern',
    'High pasture with stone walls',
    'Plateau aux murets',
  ],
};

export const portraitTexts = {
  man: ['Portret van de boer', 'Porträt des Bauern', 'Portrait of the farmer', "Portrait de l'éleveur"],
  couple: [
    'Portret van de boer en de boerin',
    'Porträt der Bauersleute',
    'Portrait of the farmers',
    'Portrait du couple',
  ],
  woman: ['Portret van de boerin', 'Porträt der Bäuerin', 'Portrait of the farmer', "Portrait de l'éleveuse"],
} satisfies Record<string, Row>;

export const paradeText: Row = [
  'Dieren op een rij',
  'Tiere in einer Reihe',
  'Animals in a row',
  'Des animaux à la file',
];

/** Ends the text of every raw cut. */
const rawWords = {
  meat: ['rauw', 'roh', 'raw', 'viande crue'],
  fish: ['rauw', 'roh', 'raw', 'poisson cru'],
} satisfies Record<string, Row>;

export function rawText(row: Row, kind: keyof typeof rawWords): AltText {
  const [nl, de, en, fr] = rawWords[kind];
  return altText([`${row[0]}, ${nl}`, `${row[1]}, ${de}`, `${row[2]}, ${en}`, `${row[3]}, ${fr}`]);
}

/** "Ochse (Fleckvieh)"; a "Vorwerkhuhn" says already that it is one. */
export function breedText([nl, de, en, fr]: Row, title: string | Row): AltText {
  const titles = typeof title === 'string' ? ([title, title, title, title] as const) : title;
  const joined = (animal: string, breed: string) =>
    breed.toLowerCase().includes(animal.toLowerCase()) ? breed : `${animal} (${breed})`;
  return altText([joined(nl, titles[0]), joined(de, titles[1]), joined(en, titles[2]), joined(fr, titles[3])]);
}

export function altText([nl, de, en, fr]: Row): AltText {
  return { nl, de, en, fr };
}
