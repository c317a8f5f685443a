import { sentencesOf } from '#rules/facts/sentences.ts';
import { protectedNamesOf } from './protected-names.ts';

/** Words the law keeps for others, or refuses: protected names, health claims, green claims, gluten. */
type Claim = {
  reason: string;
  words: RegExp;
  /** Where it is said that it is not so. */
  except?: RegExp;
  /** "No gluten" claims something by denying it. */
  isClaimDenied?: true;
};

/** Why a word is refused, by the law of the Union or of Britain. */
const laws = {
  union: {
    names: 'a protected name: only food from there may carry it (Regulation 2024/1143)',
    health: 'no authorised health claim (Regulation 1924/2006)',
    green: 'a general green claim without proof (Directive 2024/825)',
    gluten: 'a claim: only "gluten-free" may be said, at 20 mg per kg (Regulation 828/2014)',
    nitrite: 'a claim of what all have: fresh sausage never has any (Regulation 1169/2011, article 7)',
  },
  britain: {
    names: 'a protected name: only food from there may carry it (UK geographical indication)',
    health: 'no authorised health claim (Regulation 1924/2006, kept in British law)',
    green: 'a general green claim without proof (Digital Markets, Competition and Consumers Act 2024)',
    gluten: 'a claim: only "gluten-free" may be said, at 20 mg per kg (Regulation 828/2014, kept in British law)',
    nitrite: 'a claim of what all have: fresh sausage never has any (Regulation 1169/2011, kept in British law)',
  },
};
const { health, green, gluten, nitrite } = laws.union;
/** An animal may be healthy, and a stock of fish. */
const ofAnimals =
  /(?<![\p{L}])(?:ras|dier(?:en)?|koe(?:ien)?|kudde|race|troupeau|bêtes?|breed|herd|stock|animals?|Rasse|Tiere?n?|Herde|Bestand)(?![\p{L}])/iu;

/** Talking of the place, or of who may bear the name, is another thing. */
const protectedNames = (language: string, reason: string): Claim => ({
  reason,
  words: protectedNamesOf(language),
  except: /(?<!\p{L})(?:nur dort|alleen daar|seule?|only there|darf|mag|nennen|heißt|heten|s’appel\p{L}*)(?!\p{L})/iu,
});

const claims: Partial<Record<string, Claim[]>> = {
  nl: [
    protectedNames('nl', laws.union.names),
    {
      reason: health,
      words: /\b(?:gezond(?:e|er|ste)?|licht verteerbaar|goed voor je (?:hart|weerstand)|omega-?3)\b/i,
      except: ofAnimals,
    },
    {
      reason: green,
      // Bounded: one sentence of a document.
      words:
        /\b(?:duurza(?:am|me|amheid)|milieuvriendelijk\w*|klimaatneutra\w*|CO2-neutra\w*|eco-?vriendelijk\w*|recycle?baar|recyclebare)\b/i,
    },
    { reason: gluten, isClaimDenied: true, words: /\b(?:zonder gluten|geen gluten)\b/i },
    { reason: nitrite, isClaimDenied: true, words: /\b(?:zonder|geen) nitriet\b/i, except: /zoals elke/i },
  ],
  fr: [
    protectedNames('fr', laws.union.names),
    {
      reason: health,
      // Bounded: one sentence of a document.
      words: /(?<![\p{L}])(?:bons? pour la santé|plus sains?|digestes?|oméga-?3|fortifiant\w*)(?![\p{L}])/iu,
      except: ofAnimals,
    },
    {
      reason: green,
      words:
        /(?<![\p{L}])(?:durables?|écoresponsables?|éco-responsables?|neutres? en carbone|respectueux de l’environnement|recyclables?)(?![\p{L}])/iu,
    },
    { reason: gluten, isClaimDenied: true, words: /(?<![\p{L}])pas de gluten(?![\p{L}])/iu },
    { reason: nitrite, isClaimDenied: true, words: /(?<![\p{L}])sans nitrites?(?![\p{L}])/iu, except: /comme tout/i },
  ],
  en: [
    protectedNames('en', laws.britain.names),
    {
      reason: laws.britain.health,
      words: /\b(?:healthy|healthier|good for (?:you|your heart)|easy to digest|omega-?3|superfoods?)\b/i,
      except: ofAnimals,
    },
    {
      reason: laws.britain.green,
      words: /\b(?:sustainabl[ey]|eco-friendly|carbon[- ]neutral|climate[- ]neutral|planet-friendly|recyclable)\b/i,
    },
    { reason: laws.britain.gluten, isClaimDenied: true, words: /\b(?:no gluten|without gluten)\b/i },
    {
      reason: laws.britain.nitrite,
      isClaimDenied: true,
      words: /\b(?:no nitrites?|without nitrites?|nitrite-free)\b/i,
      except: /like (?:any|all)/i,
    },
  ],
  de: [
    protectedNames('de', laws.union.names),
    {
      reason: health,
      words:
        // Bounded: one sentence of a document.
        /(?<![\p{L}])(?:gesund(?:e[rns]?|heit)?|bekömmlich\w*|Omega-?3|gegen Erkältung\w*|Erkältungen)(?![\p{L}])/iu,
      except: ofAnimals,
    },
    {
      reason: green,
      // Bounded: one sentence of a document.
      words:
        /(?<![\p{L}])(?:nachhaltig\w*|umweltfreundlich\w*|klimaneutral\w*|CO2-neutral\w*|recycelbar\w*|recyclebar\w*)(?![\p{L}])/iu,
    },
    { reason: gluten, isClaimDenied: true, words: /(?<![\p{L}])(?:ohne Gluten|kein Gluten)(?![\p{L}])/iu },
    {
      reason: nitrite,
      isClaimDenied: true,
      words: /(?<![\p{L}])(?:ohne|kein) Nitrit|nitritfrei/iu,
      except: /wie jede/i,
    },
  ],
};

const denial: Partial<Record<string, RegExp>> = {
  nl: /\b(?:niet|geen|nooit|zonder)\b/i,
  fr: /(?<![\p{L}])(?:pas|jamais|sans|ni|aucune?)(?![\p{L}])/iu,
  en: /\b(?:not|no|never|without|nor)\b/i,
  de: /(?<![\p{L}])(?:nicht|kein\w*|nie|ohne)(?![\p{L}])/iu,
};

/** What in a text is forbidden to say of food, sentence by sentence. Languages we do not know are not read. */
export function forbiddenClaims(language: string, html: string): string[] {
  const known = claims[language];
  // An address claims nothing.
  if (!known || /^(?:\/|https?:|#)/.test(html)) return [];
  return statementsOf(html).flatMap((sentence) =>
    known
      .filter(({ words, except, isClaimDenied }) => {
        if (!words.test(sentence)) return false;
        // "We do not call it sustainable" is no claim; "no gluten" is one.
        const isDenied = !isClaimDenied && denial[language]?.test(sentence);
        return !isDenied && !except?.test(sentence);
      })
      .map(({ reason, words }) => `"${words.exec(sentence)?.[0] ?? ''}" is ${reason}: ${sentence}`),
  );
}

/** A question claims and advises nothing. */
function statementsOf(html: string): string[] {
  return sentencesOf(html).filter((sentence) => !sentence.endsWith('?'));
}
