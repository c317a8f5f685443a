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
  },
  britain: {
    names: 'a protected name: only food from there may carry it (UK geographical indication)',
    health: 'no authorised health claim (Regulation 1924/2006, kept in British law)',
    green: 'a general green claim without proof (Digital Markets, Competition and Consumers Act 2024)',
    gluten: 'a claim: only "gluten-free" may be said, at 20 mg per kg (Regulation 828/2014, kept in British law)',
  },
};
const { health, green, gluten } = laws.union;
/** An animal may be healthy, and a stock of fish. */
const ofAnimals =
  /(?<![\p{L}])(?:ras|dier(?:en)?|koe(?:ien)?|kudde|race|troupeau|bêtes?|breed|herd|stock|animals?|Rasse|Tiere?n?|Herde|Bestand)(?![\p{L}])/iu;

/** Names of Regulation 2024/1143 for food that did not come from there. Talking of the place is another thing. */
const protectedNames: Claim = {
  reason: laws.union.names,
  words:
    // Bounded: one sentence of a document.
    /\b(?:Bresse[- ](?:Huhn|Hühner|Hähnchen|kip)\w*|(?:poulet|volaille|poularde)s? de Bresse|Bresse chickens?|Parmaham|Schwarzwälder Schinken|jambon de Bayonne|Texels? lam BOB|Melton Mowbray pork pies?|Cumberland sausages? PGI)\b/i,
  except: /\b(?:nur dort|alleen daar|seule?|only there|darf|mag|nennen|heißt|heten)\b/i,
};

const claims: Partial<Record<string, Claim[]>> = {
  nl: [
    protectedNames,
    {
      reason: health,
      words: /\b(?:gezond(?:e|er|ste)?|licht verteerbaar|goed voor je (?:hart|weerstand)|omega-?3)\b/i,
      except: ofAnimals,
    },
    {
      reason: green,
      // Bounded: one sentence of a document.
      words: /\b(?:duurza(?:am|me|amheid)|milieuvriendelijk\w*|klimaatneutra\w*|CO2-neutra\w*|eco-?vriendelijk\w*)\b/i,
    },
    { reason: gluten, isClaimDenied: true, words: /\b(?:zonder gluten|geen gluten)\b/i },
  ],
  fr: [
    protectedNames,
    {
      reason: health,
      // Bounded: one sentence of a document.
      words: /(?<![\p{L}])(?:bons? pour la santé|plus sains?|digestes?|oméga-?3|fortifiant\w*)(?![\p{L}])/iu,
      except: ofAnimals,
    },
    {
      reason: green,
      words:
        /(?<![\p{L}])(?:durables?|écoresponsables?|éco-responsables?|neutres? en carbone|respectueux de l’environnement)(?![\p{L}])/iu,
    },
    { reason: gluten, isClaimDenied: true, words: /(?<![\p{L}])pas de gluten(?![\p{L}])/iu },
  ],
  en: [
    { ...protectedNames, reason: laws.britain.names },
    {
      reason: laws.britain.health,
      words: /\b(?:healthy|healthier|good for (?:you|your heart)|easy to digest|omega-?3|superfoods?)\b/i,
      except: ofAnimals,
    },
    {
      reason: laws.britain.green,
      words: /\b(?:sustainabl[ey]|eco-friendly|carbon[- ]neutral|climate[- ]neutral|planet-friendly)\b/i,
    },
    { reason: laws.britain.gluten, isClaimDenied: true, words: /\b(?:no gluten|without gluten)\b/i },
  ],
  de: [
    protectedNames,
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
      words: /(?<![\p{L}])(?:nachhaltig\w*|umweltfreundlich\w*|klimaneutral\w*|CO2-neutral\w*)(?![\p{L}])/iu,
    },
    { reason: gluten, isClaimDenied: true, words: /(?<![\p{L}])(?:ohne Gluten|kein Gluten)(?![\p{L}])/iu },
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
  return sentencesOf(html).flatMap((sentence) =>
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

function sentencesOf(html: string): string[] {
  return (
    html
      // Bounded: a text of content, which its owner checks and imports.
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|td|tr)\b[^>]*>/gi, '\n')
      // Bounded: a text of content, which its owner checks and imports.
      .replaceAll(/<[^>]*>/g, '')
      .split(/\n|(?<=[.!?])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '' && !sentence.endsWith('?'))
  );
}
