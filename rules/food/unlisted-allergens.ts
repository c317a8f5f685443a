/** What is made of more than one thing, and the words for allergens, in the four languages we sell in. */
import type { AllergenCode } from '#contract/entities/food-facts.ts';

const made =
  /burger|worst\b|worsten|worstjes|wurst|würst|wurst|saucij|saucis|sausage|merguez|chipolata|kefta|köfte|balletjes|gehaktbal|boulette|meatball|hackbäll|küchle|frikadelle|\bvinken\b|rookspek|bacon|gammon|lardons? fum|jambon|gerookt|fumé|smoked|geräuchert|schinkenspeck|bouillon\b|\bfond\b|sauerbraten|schmalz|confit|pâté|rillettes|stuffing|pigs in blankets|chair à saucisse|brochettes? marin/i;
/** One ingredient after all. */
const plain =
  /voor (?:de )?(?:soep|bouillon)|für (?:suppe|brühe|fond)|pour (?:le )?bouillon|for (?:stock|gravy)|, nature\b|rouelle|naturel/i;

export function isMadeOfSeveral(name: string): boolean {
  return made.test(name) && !plain.test(name);
}

const words: Record<AllergenCode, RegExp> = {
  gluten: /tarwe|gerst|rogge|spelt|weizen|gerste|roggen|dinkel|blé|orge|seigle|wheat|barley|rye|gluten/i,
  crustaceans: /garnaal|krab|crevette|crabe|shrimp|prawn|crab|garnele|krebs/i,
  eggs: /\bei(?:eren|er|wit|geel)?\b|(?<!b)œuf|\beggs?\b/i,
  fish: /\bvis\b|zalm|kabeljauw|haring|makreel|schol\b|poisson|\bfish\b|salmon|fisch|lachs|kabeljau|hering|makrele/i,
  peanuts: /pinda|arachide|peanut|erdnuss/i,
  soybeans: /soja|soya/i,
  milk: /melk|boter|kaas|room\b|lait|beurre|fromage|crème|milk|butter|cheese|cream|milch|käse|sahne/i,
  nuts: /walnoo?t|hazelnoo?t|amandel|\bnoten\b|noix|noisette|amande|walnut|hazelnut|almond|\bnuts\b|walnuss|haselnuss|mandel/i,
  celery: /selderij|céleri|celery|sellerie/i,
  mustard: /mosterd|moutarde|mustard|senf/i,
  sesame: /sesam|sésame|sesame/i,
  sulphites: /sulfiet|sulfite|sulphite/i,
  lupin: /lupin/i,
  molluscs: /weekdier|mollus|mossel|moule|mussel|muschel/i,
};

function emphasisedIn(html: string): string[] {
  // Bounded: a text of content, which its owner checks and imports.
  return Array.from(html.matchAll(/<(?:strong|b|em)>(.*?)<\/(?:strong|b|em)>/gi), ([, word]) => word ?? '');
}

/** Allergens that an ingredient list does not emphasise, so that they have to be said beside it. */
export function unlistedAllergens(html: string, codes: readonly AllergenCode[]): AllergenCode[] {
  const emphasised = emphasisedIn(html);
  return codes.filter((code) => !emphasised.some((text) => words[code].test(text)));
}

/** Allergens that an ingredient list emphasises and the codes do not name. */
export function unnamedAllergens(html: string, codes: readonly string[]): AllergenCode[] {
  const emphasised = emphasisedIn(html);
  // Object.entries forgets that the keys are the codes.
  return (Object.entries(words) as [AllergenCode, RegExp][])
    .filter(([code, word]) => !codes.includes(code) && emphasised.some((text) => word.test(text)))
    .map(([code]) => code);
}

/** Allergens an ingredient list names without emphasis. */
export function plainAllergens(html: string): string[] {
  // "Smoked salmon:" is what it is called, and no ingredient.
  const rest = html
    // Bounded: a text of content, which its owner checks and imports.
    .replaceAll(/<(strong|b|em)>.*?<\/\1>/gi, ' ')
    // Bounded: a text of content, which its owner checks and imports.
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/(^|\.)[^.:]*:/g, '$1');
  return Object.values(words).flatMap((word) => word.exec(rest)?.[0] ?? []);
}
