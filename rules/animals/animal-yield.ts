/** A piece of which an animal has few. What counts is its number, or where it is sold in slices its weight. */
type Piece = {
  said: string;
  names: RegExp;
  /** How many one animal has; a half counts half. */
  count?: number;
  /** What they weigh together, at most. */
  kilos?: number;
  /** Often sold under one name with another piece, "topside or silverside": weighed where all that are named are known. */
  isOftenJoined?: true;
};

type Yield = {
  /** Meat of one animal, cut and packed: a heavy one of a heavy breed. */
  kilos: number;
  /** Breeds that give less, and calves. The first whose name is found counts. */
  classes?: { names: RegExp; kilos: number }[];
  pieces: Piece[];
};

/** Names in the four languages we sell in. */
const loins: Piece = { said: '2 loins', names: /r(?:ü|ue)cken|rugfilet|\bloin/i, kilos: 4 };

const yields: Partial<Record<string, Yield>> = {
  cow: {
    kilos: 300,
    classes: [
      { names: /\b(?:veau|veal)\b|kalf|kalb\b|kalbs/i, kilos: 110 },
      { names: /highland|galloway|dexter|murnau|lakenvelder|jersey|hinterwälder|kerry/i, kilos: 220 },
      { names: /angus|hereford|blaarkop|mrij|aubrac|salers|niederungsrind|shorthorn|devon|holstein/i, kilos: 270 },
    ],
    pieces: [
      { said: 'a tail', names: /ossenstaart|oxtail|queue de b|ochsenschwanz/i, kilos: 2 },
      { said: '2 cheeks', names: /wang(?:en)?\b|joues?\b|cheek|b(?:ä|ae)ckchen/i, kilos: 1.2 },
      { said: '2 tenderloins', names: /ossenhaas|rinderfilet|filet de b|\bfillet\b|tournedos/i, kilos: 6 },
      { said: '2 rump caps', names: /tafelspitz|picanha|rump cap/i, kilos: 4 },
      { said: '2 flanks', names: /bavette|vanglap|flank/i, kilos: 8 },
      { said: 'a hanging tender', names: /onglet|longhaas|hanger/i, kilos: 1.5 },
      { said: 'a tongue', names: /\btong\b|langue|tongue|zunge/i, kilos: 2.5 },
      { said: '2 top blades', names: /sukade|feather blade|paleron|schaufelst/i, kilos: 10, isOftenJoined: true },
      { said: '2 topsides', names: /topside|\btranche\b|bovenbil|oberschale/i, kilos: 26, isOftenJoined: true },
      {
        said: '2 silversides',
        names: /silverside|platte bil|g(?:î|i)te (?:à|a) la noix|\brond\b|unterschale/i,
        kilos: 27,
        isOftenJoined: true,
      },
      { said: '2 knuckles', names: /kogel|kugel|top rump|tranche grasse/i, kilos: 13, isOftenJoined: true },
      { said: '2 rumps', names: /\brump steak|rumsteck|h(?:ü|ue)ftsteak/i, kilos: 20, isOftenJoined: true },
      {
        said: '2 of each loin',
        names: /entrec|faux-filet|sirloin|rib-?eye|rumpsteak|roastbeef/i,
        kilos: 20,
        isOftenJoined: true,
      },
    ],
  },
  pig: {
    kilos: 75,
    pieces: [
      { said: '2 cheeks', names: /wang(?:en)?\b|joues?\b|cheek|b(?:ä|ae)ckchen/i, kilos: 0.8 },
      { said: '2 tenderloins', names: /varkenshaas|filet mignon|tenderloin|^(?:schweine)?filet\b/i, kilos: 1.4 },
      { said: '2 racks of ribs', names: /spareribs|\btravers\b|\brack\b|rippchen/i, kilos: 4 },
    ],
  },
  sheep: {
    kilos: 22,
    classes: [{ names: /heideschaap|heidschnucke|rh(?:ö|oe)nschaf|solognot|shetland|soay|welsh mountain/i, kilos: 16 }],
    pieces: [
      { said: '8 first chops', names: /c(?:ô|o)telettes? premi(?:è|e)res(?! et)/i, count: 8 },
      { said: '16 chops', names: /kotelet|c(?:ô|o)telette|\bchops?\b/i, count: 16 },
      { said: '2 racks', names: /\brack\b|carr(?:é|e)|lammkarree/i, count: 2 },
      { said: '2 legs', names: /bout\b|gigot|\bleg\b|keule/i, count: 2 },
      { said: '2 shoulders', names: /schouder|(?:é|e)paule|shoulder|schulter/i, count: 2 },
      { said: '4 shanks', names: /schenkel|souris|shank|haxe/i, count: 4 },
    ],
  },
  deer: {
    kilos: 60,
    classes: [{ names: /damhert|damwild|fallow|\bdaim/i, kilos: 30 }],
    pieces: [{ ...loins, kilos: 6 }],
  },
  boar: { kilos: 40, pieces: [loins] },
  roe: { kilos: 11, pieces: [{ said: '2 loins', names: loins.names, kilos: 1.2 }] },
};

/** Not the English "two of 225 g", nor the French ", en pavé". */
const joined = /(?<!,) (?:of(?! \d)|en|or|and|ou|et|oder|und) /i;
const half = /^(?:halve|half|demi|halbe)/i;
/** What is minced, boned or cut small comes from more than the piece it is named after. */
const notThePiece =
  /gehakt|hach|hack|mince|wurst|worst|saucis|sausage|poulet|goulash|gulasch|ragout|braten\b|r(?:ô|o)ti/i;

/** What one animal of a breed gives at most; undefined where we do not know, or where animals are counted by flock. */
export function yieldKilos(animal: string, breed = ''): number | undefined {
  const known = yields[animal];
  return known?.classes?.find(({ names }) => names.test(breed))?.kilos ?? known?.kilos;
}

/**
 * What a piece of this breed weighs beside that of a heavy one. Light breeds are light in bone and trimmings rather than in their
 * best pieces, so they get a margin.
 */
export function pieceShare(animal: string, breed = ''): number {
  return Math.min(1, (1.15 * (yieldKilos(animal, breed) ?? 1)) / (yieldKilos(animal) ?? 1));
}

/** Why one animal of a breed cannot give so much of a piece; undefined when it can, or when we do not know. */
export function tooMuchOf(
  animal: string,
  { name, pieces, kilos, breed = '' }: { name: string; pieces: number; kilos: number; breed?: string },
): string | undefined {
  if (notThePiece.test(name)) return undefined;
  const piece = pieceNamed(yields[animal]?.pieces ?? [], name);
  if (!piece) return undefined;
  const counted = half.test(name) ? pieces / 2 : pieces;
  const most = piece.kilos && piece.kilos * pieceShare(animal, breed);
  const isTooMuch = (most !== undefined && kilos > most) || (piece.count !== undefined && counted > piece.count);
  if (!isTooMuch) return undefined;
  const limit = most === undefined ? '' : ` of at most ${rounded(most)} kg`;
  return `one animal has ${piece.said}${limit}, and this takes ${rounded(counted)} weighing ${rounded(kilos)} kg of each`;
}

/** What a name names: one piece, or those it joins where all of them are known. */
function pieceNamed(pieces: Piece[], name: string): Piece | undefined {
  const named = (text: string) => pieces.find(({ names }) => names.test(text));
  const piece = named(name);
  if (!piece?.isOftenJoined || !joined.test(name)) return piece;
  // "Topside, silverside or top rump": what stands between commas may be a piece, or how it is cut.
  const parts = name.split(joined).flatMap((part) => {
    const found = part
      .split(/, ?/)
      .map(named)
      .filter((piece) => piece !== undefined);
    return found.length > 0 ? found : [undefined];
  });
  const kilos = parts.reduce((sum, part) => sum + (part?.kilos ?? NaN), 0);
  if (Number.isNaN(kilos)) return undefined;
  return { ...piece, said: [...new Set(parts.map((part) => part?.said))].join(' and '), kilos };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
