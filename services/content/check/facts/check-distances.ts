import { isRecord } from '#contract/fields/json.ts';
import { distancesIn, shortestRoad, straightLine } from '#rules/facts/distances.ts';
import { placeIn } from '#rules/facts/places.ts';
import { sentencesOf } from '#rules/facts/sentences.ts';
import type { PointOnEarth } from '#rules/farmshop/country-map.ts';
import type { CheckInput } from '../check-input.ts';
import type { ContentIssue, MarketFiles } from '#services/content/content-files.ts';
import { type Doc, type KindName, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';

type Problem = Omit<ContentIssue, 'file'>;

const slaughterhouse = /slachterij|slachthuis|schlacht(?:haus|erei|hof)|abattoir/i;
const butcher = /slager|poelier|metzger|zerlegen|butcher|boucher|atelier/i;
const furthest = /(?<![\p{L}])(?:verste|plus loin|furthest|farthest|worst case|weiteste[rns]?)(?![\p{L}])/iu;

/** No way is shorter than the straight line between the two places it is said to lead from and to. */
export function checkDistances({ market, files }: Pick<CheckInput, 'market' | 'files'>): ContentIssue[] {
  const farms = farmsOf(files);
  const kinds = ['packages', 'farmshop-products', 'traceability'] as const satisfies KindName[];
  const ways = kinds.flatMap((kind) =>
    files.items[kind].map(({ file, doc }) => ({ file, doc, way: wayOf(doc, { market: market.code, farms }) })),
  );
  const longest = Math.max(
    0,
    ...ways.map(({ way: { farm, house } }) => (farm && house ? shortestRoad(farm, house) : 0)),
  );
  return [
    ...ways.flatMap(({ file, doc, way }) =>
      [...fieldProblems(way), ...wordProblems(doc, way)].map((problem) => ({ file, ...problem })),
    ),
    ...files.items['static-pages'].flatMap(({ file, doc }) =>
      longestProblems(doc, longest).map((problem) => ({ file, ...problem })),
    ),
  ];
}

function farmsOf(files: MarketFiles): Map<string, PointOnEarth> {
  return new Map(
    files.items.farmers.flatMap(({ doc: { slug, latitude, longitude } }) =>
      typeof latitude === 'number' && typeof longitude === 'number' ? [[textOf(slug), { latitude, longitude }]] : [],
    ),
  );
}

/** From the farm to the slaughterhouse, and on to the butcher. */
type Way = {
  field: string;
  said: string;
  farm: PointOnEarth | null;
  house: PointOnEarth | null;
  shop: PointOnEarth | null;
};

function wayOf(doc: Doc, { market, farms }: { market: string; farms: Map<string, PointOnEarth> }): Way {
  const field = 'slaughter_place' in doc ? 'slaughter_place' : 'shop_slaughter_place';
  const said = textOf(doc[field]);
  const portioning = textOf(doc.portioning_place) || textOf(doc.shop_portioning_place);
  return {
    field,
    said,
    farm: farms.get(textOf(doc.farmer_slug)) ?? null,
    house: placeIn(market, said),
    shop: placeIn(market, portioning),
  };
}

function fieldProblems({ field, said, farm, house }: Way): Problem[] {
  // Who takes a ferry is told the road only.
  const distances = distancesIn(said).filter(({ before }) => !/fähre|veerpont|ferry|\bbac\b/i.test(before));
  return distances.flatMap(({ said: words, km }) => problemOf(field, { words, km, from: farm, to: house }));
}

/** The same ways in words: "41 km naar Wolvega, 32 km terug naar de slager in Balk". */
function wordProblems(doc: Doc, { farm, house, shop }: Way): Problem[] {
  const notes: unknown[] = Array.isArray(doc.additional_info) ? doc.additional_info : [];
  return notes.filter(isRecord).flatMap((note, index) =>
    clausesOf(textOf(note.body)).flatMap((clause) =>
      distancesIn(clause).flatMap(({ said: words, km, before, after }) => {
        const field = `additional_info.${index}.body`;
        // "Van slachterij naar slager 26 km" or "26 km naar de slager": what comes last is where it leads.
        const target = /\p{L}/u.test(after) ? after : before;
        if (butcher.test(target)) return problemOf(field, { words, km, from: house, to: shop });
        return slaughterhouse.test(target) ? problemOf(field, { words, km, from: farm, to: house }) : [];
      }),
    ),
  );
}

function clausesOf(html: string): string[] {
  return sentencesOf(html).flatMap((sentence) => sentence.split(', '));
}

function problemOf(
  field: string,
  { words, km, from, to }: { words: string; km: number; from: PointOnEarth | null; to: PointOnEarth | null },
): Problem[] {
  if (!from || !to || km >= shortestRoad(from, to)) return [];
  const [straight, road] = [straightLine(from, to), shortestRoad(from, to)].map((length) => length.toFixed(1));
  return [{ field, reason: `says ${words}, but the straight line is ${straight} km and the shortest road ${road} km` }];
}

/** "The furthest of our slaughterhouses is 47 kilometres away" is measured too. */
function longestProblems(doc: Doc, longest: number): Problem[] {
  return textsOf(doc).flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter((sentence) => furthest.test(sentence) && slaughterhouse.test(sentence))
      .flatMap((sentence) => distancesIn(sentence))
      .filter(({ km }) => km < longest)
      .map(({ said }) => ({
        field: path,
        reason: `says ${said} at most, but one slaughterhouse is ${Math.round(longest)} km from its farm`,
      })),
  );
}
