import { isRecord } from '#contract/fields/json.ts';
import { numberFrom } from '#contract/fields/number-from.ts';
import type { Market } from '#contract/market.ts';
import { markOf, namedAnimals } from '#rules/animals/animal-number.ts';
import { yieldKilos, tooMuchOf } from '#rules/animals/animal-yield.ts';
import { areasSaid, mapOf } from '#rules/animals/cut-areas.ts';
import type { CutMapName } from '#rules/animals/cut-map-areas.ts';
import { gameKindOf } from '#rules/animals/muscles/game-kinds.ts';
import { musclesOf } from '#rules/animals/muscles/muscle-kilos.ts';
import { animalsNeeded, musclesOvertaken, type TakenPiece } from '#rules/animals/muscles/muscles-taken.ts';
import { saidAnimals } from '#rules/animals/muscles/said-animals.ts';
import { sentencesOf } from '#rules/facts/sentences.ts';
import type { CheckInput } from '../check-input.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { type Doc, textOf } from '#services/content/kinds.ts';

type Problem = Omit<ContentIssue, 'file'>;

/** Of every animal the boxes take no more shin, brisket or loin than it has. */
export function checkMuscles({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const boxes = files.items.packages.map(({ file, doc }) => ({ file, box: boxOf(market, doc) }));
  const taken = piecesByAnimal(boxes.map(({ box }) => box));
  return boxes.flatMap(({ file, box }) =>
    [
      ...tagProblems(box, taken),
      ...mincedProblems(box, market),
      ...farmProblems(box, market),
      ...gameProblems(box, market),
    ].map((problem) => ({
      file,
      ...problem,
    })),
  );
}

type Box = {
  doc: Doc;
  animal: string;
  breed: string;
  /** The numbers of its animals, each with the country it begins with. */
  animals: string[];
  isOfFarm: boolean;
  map: CutMapName | null;
  /** All its pieces, times the boxes for sale. */
  pieces: TakenPiece[];
  /** Kilos of what is minced, and of everything. */
  minced: number;
  kilos: number;
};

function boxOf(market: Market, doc: Doc): Box {
  const animal = textOf(doc.shop_brand_slug);
  const prefix = textOf(doc.shop_animal_nr_prefix);
  const mark = markOf({ prefix, animal });
  const count = numberFrom(doc.shop_product_total_package_available) ?? 0;
  const map = mapOf([animal]);
  const pieces = piecesOf(doc, 'cut_packages').map(({ name, grams }) => {
    const said = map === null ? null : areasSaid(market, map, name);
    return { name, areas: said === null || said.isMinced ? [] : said.areas, kilos: (grams * count) / 1000 };
  });
  const minced = piecesOf(doc, 'minced_packages').reduce((sum, { grams }) => sum + (grams * count) / 1000, 0);
  return {
    doc,
    animal,
    breed: [doc.breed_slug, doc.shop_animal_name, doc.title].map(textOf).join(' '),
    animals: namedAnimals(textOf(doc.shop_animal_nr)).map((number) => `${prefix} ${number}`),
    isOfFarm: mark?.marks === 'farm',
    map,
    pieces,
    minced,
    kilos: pieces.reduce((sum, piece) => sum + piece.kilos, minced),
  };
}

function piecesOf(doc: Doc, list: 'cut_packages' | 'minced_packages'): { name: string; grams: number }[] {
  const parts: unknown[] = Array.isArray(doc.packages) ? doc.packages : [];
  return parts
    .filter(isRecord)
    .flatMap((part) => (Array.isArray(part[list]) ? part[list].filter(isRecord) : []))
    .map((cut) => ({
      name: textOf(cut.frontend_name_detailpage) || textOf(cut.frontend_name),
      grams:
        ((numberFrom(cut.total_pieces) ?? 0) / (numberFrom(cut.pieces_per_vac) ?? 1)) * (numberFrom(cut.weight) ?? 0),
    }));
}

function piecesByAnimal(boxes: Box[]): Map<string, TakenPiece[]> {
  const taken = new Map<string, TakenPiece[]>();
  for (const { animals, isOfFarm, pieces } of boxes) {
    if (isOfFarm) continue;
    for (const number of animals) {
      const share = pieces.map((piece) => ({ ...piece, kilos: piece.kilos / animals.length }));
      taken.set(number, [...(taken.get(number) ?? []), ...share]);
    }
  }
  return taken;
}

function tagProblems({ animal, breed, animals, isOfFarm, pieces }: Box, taken: Map<string, TakenPiece[]>): Problem[] {
  if (isOfFarm || animal === 'game') return [];
  const own = new Set(pieces.map(({ name }) => name));
  const found = animals.flatMap((number) =>
    musclesOvertaken(animal, taken.get(number) ?? [], breed)
      .filter(({ names }) => names.some((name) => own.has(name)))
      .filter(({ names, kilos }) => !isToldOfPiece(animal, { names, kilos, breed }))
      .map((problem) => sentenceOf(problem, 'one animal has')),
  );
  return [...new Set(found)].map((reason) => ({ field: 'packages', reason }));
}

/** What is too much of a single piece is told where pieces are counted. */
function isToldOfPiece(animal: string, { names, kilos, breed }: { names: string[]; kilos: number; breed: string }) {
  const [name] = names;
  return names.length === 1 && name !== undefined && tooMuchOf(animal, { name, pieces: 0, kilos, breed }) !== undefined;
}

function sentenceOf({ names, kilos, most }: { names: string[]; kilos: number; most: number }, who: string): string {
  return `${names.join(' + ')}: all boxes take ${rounded(kilos)} kg of each; ${who} ${rounded(most)} kg of it at most`;
}

/** Says what something is made of, rather than what lies beside it. */
const madeOf =
  /(?<![\p{L}])(?:wird|werden|steckt|zit|gaat|wordt|worden|devient|deviennent|contient|goes|becomes?|made)(?![\p{L}])/iu;

/** A text that says what goes into the mincer says how much of it there can be. */
function mincedProblems({ doc, animal, breed, animals, isOfFarm, map, minced }: Box, market: Market): Problem[] {
  if (isOfFarm || map === null || animals.length === 0) return [];
  return sentencesOf(textOf(doc.body)).flatMap((sentence) => {
    const { areas, isMinced } = areasSaid(market, map, sentence);
    const most = isMinced && areas.length > 1 && madeOf.test(sentence) ? musclesOf(animal, areas, breed) : undefined;
    const each = minced / animals.length;
    return most === undefined || each <= most
      ? []
      : [
          {
            field: 'body',
            reason: `${rounded(each)} kg of each animal are minced; of what is named here it has ${rounded(most)} kg at most: ${sentence}`,
          },
        ];
  });
}

/** Where all pigs of a farm carry one mark, the text says how many there were. */
function farmProblems({ doc, animal, breed, isOfFarm, pieces, kilos }: Box, market: Market): Problem[] {
  const most = yieldKilos(animal, breed);
  if (!isOfFarm || most === undefined) return [];
  const texts = [doc.body_title, doc.card_description, doc.body].map(textOf);
  const count = saidAnimals(market.langTag.slice(0, 2), texts);
  if (count !== null) {
    const share = pieces.map((piece) => ({ ...piece, kilos: piece.kilos / count }));
    return musclesOvertaken(animal, share, breed).map((problem) => ({
      field: 'packages',
      reason: `${sentenceOf(problem, 'one has')}, and the text says there are ${count}`,
    }));
  }
  const needed = animalsNeeded(animal, pieces, breed);
  const expected = Math.ceil(kilos / most);
  return needed <= 2 * expected
    ? []
    : [
        {
          field: 'packages',
          reason: `its scarcest piece takes ${needed} animals, all its kilos only ${expected}: say how many there were, and where the rest goes`,
        },
      ];
}

/** A box of several kinds of game names all its animals at once: each kind needs some of them. */
function gameProblems({ doc, animal, animals }: Box, market: Market): Problem[] {
  if (animal !== 'game' || animals.length < 2) return [];
  const count = numberFrom(doc.shop_product_total_package_available) ?? 0;
  const kinds = Map.groupBy(
    piecesOf(doc, 'cut_packages').flatMap(({ name, grams }) => {
      const found = gameKindOf(name);
      const kilos = (grams * count) / 1000;
      return found ? [{ ...found, name, kilos, areas: areasSaid(market, found.map, name).areas }] : [];
    }),
    ({ kind }) => kind,
  );
  const needs = [...kinds].map(([kind, pieces]) => {
    const kilos = pieces.reduce((sum, piece) => sum + piece.kilos, 0);
    return { kind, needed: Math.max(animalsNeeded(kind, pieces), Math.ceil(kilos / (yieldKilos(kind) ?? Infinity))) };
  });
  const all = needs.reduce((sum, { needed }) => sum + needed, 0);
  const list = needs.map(({ kind, needed }) => `${needed} ${kind}`).join(', ');
  return all <= animals.length
    ? []
    : [{ field: 'packages', reason: `${animals.length} animals are named, and its pieces take ${list}` }];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
