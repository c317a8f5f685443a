// Where a cut sits: which map shows the animal, and which areas of it a cut is taken from.
import type { AnimalType, Market } from '#contract/market.ts';

/** The areas of each map in public/images/cut-maps, as its SVG names them. */
export const cutMapAreas = {
  cow: ['neck', 'chuck', 'blade', 'rib', 'plate', 'brisket', 'sirloin', 'fillet', 'flank', 'rump', 'round', 'shank'],
  pig: ['head', 'neck', 'shoulder', 'loin', 'fillet', 'ribs', 'belly', 'ham', 'shank'],
  boar: ['head', 'neck', 'shoulder', 'loin', 'fillet', 'ribs', 'belly', 'ham', 'shank'],
  sheep: ['neck', 'shoulder', 'rack', 'saddle', 'breast', 'flank', 'leg', 'shank'],
  chicken: ['neck', 'breast', 'tenderloin', 'wing', 'back', 'thigh', 'drumstick', 'giblets'],
  goose: ['neck', 'breast', 'tenderloin', 'wing', 'back', 'thigh', 'drumstick', 'giblets'],
  deer: ['head', 'neck', 'shoulder', 'rack', 'saddle', 'breast', 'flank', 'leg', 'shank'],
  fish: ['head', 'cheek', 'collar', 'top', 'back', 'belly', 'side', 'tail'],
} as const;

export type CutMapName = keyof typeof cutMapAreas;
export type CutArea = (typeof cutMapAreas)[CutMapName][number];

/** Ducks, geese and turkeys are cut alike; so are all round fish. */
const mapOfAnimal: Partial<Record<AnimalType, CutMapName>> = {
  cow: 'cow',
  pig: 'pig',
  boar: 'boar',
  sheep: 'sheep',
  chicken: 'chicken',
  turkey: 'goose',
  duck: 'goose',
  goose: 'goose',
  deer: 'deer',
  roe: 'deer',
  salmon: 'fish',
  codfish: 'fish',
  fish: 'fish',
};

const wholeBird = cutMapAreas.chicken;
const legOfBird = ['thigh', 'drumstick'] as const;
const wholeSide = ['top', 'back', 'belly', 'side'] as const;
const mince = ['neck', 'brisket', 'plate', 'flank'] as const;

/** By the slug of the cut. The same word is another piece elsewhere: a Dutch entrecote is sirloin, a French one rib. */
const areasOfCut: Partial<Record<string, Record<string, readonly CutArea[]>>> = {
  nl: {
    entrecote: ['sirloin'],
    ribeye: ['rib'],
    'cote-de-boeuf': ['rib'],
    biefstuk: ['round'],
    bavette: ['flank'],
    rosbief: ['round'],
    sukadelappen: ['blade'],
    riblappen: ['chuck'],
    runderschenkel: ['shank'],
    rundergehakt: mince,
    'hele-kip': wholeBird,
    kipfilet: ['breast'],
    kippendijen: ['thigh'],
    procureur: ['neck'],
    speklappen: ['belly'],
    varkenshaas: ['fillet'],
    spareribs: ['ribs'],
    lamsbout: ['leg'],
    lamskoteletten: ['rack'],
    hertenbiefstuk: ['leg'],
    hertengoulash: ['shoulder', 'neck'],
    zalmfilet: wholeSide,
    kabeljauwhaas: ['top'],
    eendenborst: ['breast'],
  },
  fr: {
    entrecote: ['rib'],
    onglet: ['plate'],
    bavette: ['flank'],
    rumsteck: ['rump'],
    paleron: ['blade'],
    'plat-de-cotes': ['plate'],
    'echine-de-porc': ['neck'],
    'travers-de-porc': ['ribs'],
    'poitrine-de-porc': ['belly'],
    'cuisse-de-poulet': legOfBird,
    'blanc-de-poulet': ['breast'],
    'gigot-d-agneau': ['leg'],
    'epaule-d-agneau': ['shoulder'],
    'collier-d-agneau': ['neck'],
  },
  uk: {
    ribeye: ['rib'],
    sirloin: ['sirloin'],
    bavette: ['flank'],
    topside: ['round'],
    brisket: ['brisket'],
    shin: ['shank'],
    'short-rib': ['plate'],
    'pork-shoulder': ['neck', 'shoulder'],
    'pork-belly': ['belly'],
    'pork-chop': ['loin'],
    'whole-chicken': wholeBird,
    'chicken-thigh': ['thigh'],
    'turkey-breast': ['breast'],
    'turkey-thigh': ['thigh'],
  },
  de: {
    entrecote: ['rib'],
    rumpsteak: ['sirloin'],
    rinderfilet: ['fillet'],
    hueftsteak: ['rump'],
    tafelspitz: ['rump'],
    rouladen: ['round'],
    rinderbraten: ['blade'],
    beinscheibe: ['shank'],
    rindergulasch: ['shank', 'blade'],
    rinderhackfleisch: mince,
    bavette: ['flank'],
    haehnchenbrust: ['breast'],
    haehnchenkeule: legOfBird,
    schweinekotelett: ['loin'],
    schweinenacken: ['neck'],
    schweinebauch: ['belly'],
    krustenbraten: ['shoulder'],
    entenbrust: ['breast'],
    gaensekeule: legOfBird,
    putenbrust: ['breast'],
    lammkeule: ['leg'],
    lammkoteletts: ['rack'],
    hirschruecken: ['rack', 'saddle'],
    rehkeule: ['leg'],
    wildschweinkeule: ['ham'],
    kabeljaufilet: ['top'],
    wildlachsfilet: wholeSide,
  },
};

type Located = { map: CutMapName; areas: readonly CutArea[] };

/** Null where nobody drew it: a flatfish has no map, a new cut no place yet. */
export function locateCut(
  { code }: Pick<Market, 'code'>,
  { slug, animalTypes }: { slug: string; animalTypes: readonly string[] },
): Located | null {
  const places = areasOfCut[code];
  const areas = places && Object.hasOwn(places, slug) ? places[slug] : undefined;
  // Content may name an animal this shop has never heard of.
  const map = animalTypes.map((animal) => mapOfAnimal[animal as AnimalType]).find((name) => name !== undefined);
  if (!areas || !map) return null;
  return { map, areas };
}
