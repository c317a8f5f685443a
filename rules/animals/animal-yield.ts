/** A piece of which an animal has few. What counts is its number, or where it is sold in slices its weight. */
type Piece = {
  said: string;
  names: RegExp;
  /** How many one animal has; a half counts half. */
  count?: number;
  /** What they weigh together, at most. */
  kilos?: number;
  /** A name that joins it with another piece, "topside or silverside", cannot be weighed. */
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
export function kilosOf(animal: string, breed = ''): number | undefined {
  const known = yields[animal];
  return known?.classes?.find(({ names }) => names.test(breed))?.kilos ?? known?.kilos;
}

/** Why one animal cannot give so much of a piece; undefined when it can, or when we do not know. */
export function tooMuchOf(
  animal: string,
  { name, pieces, kilos }: { name: string; pieces: number; kilos: number },
): string | undefined {
  if (notThePiece.test(name)) return undefined;
  const piece = yields[animal]?.pieces.find(({ names }) => names.test(name));
  if (!piece || (piece.isOftenJoined && joined.test(name))) return undefined;
  const counted = half.test(name) ? pieces / 2 : pieces;
  const isTooMuch =
    (piece.kilos !== undefined && kilos > piece.kilos) || (piece.count !== undefined && counted > piece.count);
  if (!isTooMuch) return undefined;
  const limit = piece.kilos === undefined ? '' : ` of at most ${piece.kilos} kg`;
  return `one animal has ${piece.said}${limit}, and this takes ${rounded(counted)} weighing ${rounded(kilos)} kg of each`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
