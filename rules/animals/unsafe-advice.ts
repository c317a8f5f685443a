import { sentencesOf } from '#rules/facts/sentences.ts';

/** The words of one language that matter when meat must be cooked through. */
type Words = {
  /** Poultry without duck and goose, anything minced, liver, wild boar: never pink. */
  throughAndThrough: RegExp;
  pork: RegExp;
  /** Duck and goose. */
  waterfowl: RegExp;
  /** Muscle nobody cut into, germs being on its outside: it may stay pink. */
  wholeMuscle: RegExp;
  poultry: RegExp;
  pink: RegExp;
  rinse: RegExp;
  /** Raw dishes of minced meat. */
  raw: RegExp;
  /** Thawing outside the fridge. */
  warmThaw: RegExp;
  no: RegExp;
};

const words: Partial<Record<string, Words>> = {
  nl: {
    throughAndThrough:
      /\b(?:kip|kippen\w*|kipfilet|haantjes?|kalkoen\w*|levertjes|gehakt\w*|hamburgers?|braadworst\w*|saucijzen|zwijn\w*)\b/i,
    pork: /\b(?:varkens\w*|karbonades?|procureur)\b/i,
    waterfowl: /\b(?:eend(?:en\w*)?|gans|ganzen\w*)\b/i,
    wholeMuscle: /borst|haas|filet|karbonade|kotelet|procureur|\brack\b|fricandeau|aan één stuk|heel stuk/i,
    poultry: /\b(?:kip|kippen\w*|kalkoen|eend|gans|haantje)\b/i,
    pink: /\b(?:roze|rosé|bloederig)\b/i,
    // Bounded: one sentence of an import.
    rinse: /\b(?:spoel|was)\b.*\b(?:af|schoon)\b|\bafspoelen\b|\babspoelen\b/i,
    raw: /filet am[ée]ricain/i,
    // Bounded: a text of content, which its owner checks and imports.
    warmThaw: /\b(?:ontdooi\w*)\b.*\b(?:aanrecht|kamertemperatuur|warm water)\b/i,
    no: /\b(?:niet|geen|nooit|zonder)\b/i,
  },
  fr: {
    throughAndThrough:
      /\b(?:poulets?|poularde|dinde|volaille|hachée?s?|saucisses?|chipolatas?|foies?|sanglier)(?![\p{L}])/iu,
    pork: /\b(?:porc|échine)\b/i,
    waterfowl: /(?<![\p{L}])(?:canards?|oies?)(?![\p{L}])/iu,
    wholeMuscle: /magret|filet|côte|carré|rôti|échine|mignon|pièce entière/i,
    poultry: /\b(?:poulet|dinde|canard|oie|volaille)\b/i,
    pink: /(?<![\p{L}])(?:rosée?s?|saignante?s?)(?![\p{L}])/iu,
    rinse: /\b(?:rincez|rincer|lavez)\b/i,
    raw: /\btartare de haché/i,
    // Bounded: a text of content, which its owner checks and imports.
    warmThaw: /décongel\w*.*(?:température ambiante|plan de travail|eau chaude)/iu,
    no: /\b(?:pas|jamais|sans|ni)\b/i,
  },
  en: {
    throughAndThrough: /\b(?:chickens?|turkeys?|mince|minced|burgers?|sausages?|livers?|wild boar)\b/i,
    pork: /\bpork\b/i,
    waterfowl: /\b(?:ducks?|goose|geese)\b/i,
    wholeMuscle: /\b(?:breasts?|loins?|chops?|fillets?|tenderloins?|steaks?|racks?|whole muscle)\b/i,
    poultry: /\b(?:chicken|turkey|duck|goose)\b/i,
    pink: /\b(?:pink|rare(?! breed))\b/i,
    rinse: /\b(?:rinse|wash)\b/i,
    raw: /\bsteak tartare from mince\b/i,
    // Bounded: a text of content, which its owner checks and imports.
    warmThaw: /\b(?:thaw|defrost)\w*\b.*\b(?:worktop|counter|room temperature|warm water|bath)\b/i,
    no: /\b(?:not|no|never|without|nothing)\b/i,
  },
  de: {
    throughAndThrough:
      /huhn|hühner|hähnchen|\bpute|hackfleisch|hackbäll|frikadelle|\bburger|bratwurst|leber\b|wildschwein/i,
    pork: /schwein(?!e?pest)|(?<!lamm)kotelett/i,
    waterfowl: /\bente\b|enten(?!te)|\bgans\b|gänse/i,
    wholeMuscle: /brust|filet|rücken|kotelett|lende|karree|steak|am stück/i,
    poultry: /huhn|hähnchen|\bpute|\bente|\bgans\b/i,
    pink: /\b(?:rosa|blutig)\b/i,
    rinse: /\b(?:abspülen|abwaschen|waschen)\b/i,
    raw: /\bmett(?:bällchen|brötchen|igel)?\b|hackepeter/i,
    // Bounded: a text of content, which its owner checks and imports.
    warmThaw: /auf(?:ge)?tau\w*.*(?:zimmertemperatur|küchentisch|arbeitsplatte|warmem wasser)/i,
    no: /\b(?:nicht|kein\w*|nie|ohne)\b/i,
  },
};

/** Two minutes of it kill what matters. */
const leastThrough = 70;
/** Of whole muscle; below is for nobody. */
const leastPork = 60;
/** Below this it is a room or a fridge, above the next an oven. */
const cookingFrom = 40;
const temperature = /(\d{2})(?:\s|\u202F|\u00A0)?(?:°C|°|grad(?:en)?\b|degr[ée]+s\b)/giu;

/**
 * What in a text on cooking could make somebody ill, sentence by sentence. A sentence that starts with its colour speaks of what
 * the text is about. Languages we do not know are not read.
 */
export function unsafeAdvice(language: string, html: string, about = ''): string[] {
  const known = words[language];
  if (!known) return [];
  return statementsOf(html).flatMap((sentence) => {
    const isBareColour = sentence.search(known.pink) === 0;
    const reason = reasonAgainst(known, isBareColour ? `${about}: ${sentence}` : sentence);
    return reason === undefined ? [] : [`${reason}: ${sentence}`];
  });
}

function reasonAgainst(known: Words, sentence: string): string | undefined {
  if (known.raw.test(sentence)) return 'minced meat is cooked through';
  const isDenied = known.no.test(sentence);
  if (known.warmThaw.test(sentence) && !isDenied) return 'meat thaws in the fridge';
  if (known.poultry.test(sentence) && known.rinse.test(sentence) && !isDenied)
    return 'nobody should rinse poultry: it spreads what heat would kill';
  if (known.throughAndThrough.test(sentence)) {
    if (known.pink.test(sentence) && !isDenied) return 'poultry, mince, liver and wild boar are cooked through';
    if (hasBelow(sentence, leastThrough)) return `poultry, mince, liver and wild boar need ${leastThrough} °C`;
    return undefined;
  }
  const isWhole = known.wholeMuscle.test(sentence);
  if (known.pork.test(sentence) && hasBelow(sentence, isWhole ? leastPork : leastThrough))
    return `pork needs ${leastThrough} °C, whole muscle ${leastPork} °C`;
  return known.waterfowl.test(sentence) && !isWhole && hasBelow(sentence, leastThrough)
    ? `duck and goose need ${leastThrough} °C, except for the breast`
    : undefined;
}

function hasBelow(sentence: string, least: number): boolean {
  // Digits of a longer number, such as an oven's 160 °C, are none.
  return Array.from(sentence.matchAll(temperature)).some(({ 1: digits, index }) => {
    const degrees = Number(digits);
    return degrees >= cookingFrom && degrees < least && !/\d/.test(sentence.charAt(index - 1));
  });
}

/** A question claims and advises nothing. */
function statementsOf(html: string): string[] {
  return sentencesOf(html).filter((sentence) => !sentence.endsWith('?'));
}
