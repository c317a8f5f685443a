// Whole muscle of pork may stay below 70 °C, but not for everybody: who advises it says for whom it is not.
import { sentencesOf } from '#rules/facts/sentences.ts';

/** Of one language: pork, meat that is left pink, and the people who should not eat it so. */
type Words = { pork: RegExp; pink: RegExp; warning: RegExp };

const words: Partial<Record<string, Words>> = {
  nl: {
    pork: /varken|karbonade|procureur/i,
    // Bounded: one sentence of a document.
    pink: /zweem roze|(?:gebakken|gebraden|bakken|braden).*ros[ée](?!\p{L})|ros[ée] (?:gebakken|gebraden)/iu,
    warning: /zwanger|kleine kinderen/i,
  },
  fr: {
    pork: /(?<!\p{L})(?:porc|cochon|échine)(?!\p{L})/iu,
    // Bounded: one sentence of a document.
    pink: /(?:cuit|cuire|cœur|manger?).*rosée?(?!\p{L})/iu,
    warning: /enceinte|jeunes enfants/i,
  },
  en: {
    pork: /\bpork\b/i,
    // Bounded: one sentence of a document.
    pink: /(?:cook|fry|roast|serve|leave)\p{L}*\b.*\bpink\b|pink in the middle/iu,
    warning: /pregnant|young children/i,
  },
  de: {
    pork: /schwein|(?<!lamm)kotelett/i,
    // Bounded: one sentence of a document.
    pink: /rosa (?:braten|gebraten|bleiben|sein)|(?:brate|hauch).*rosa/iu,
    warning: /schwanger|kleine kinder/i,
  },
};

/** Below it is a fridge, above it is safe for all. */
const coreTemperature = /(?<!\d)(5[5-9]|6\d)(?:\s|\u00A0|\u202F)?(?:°|grad(?:en)?\b|degr[ée]s\b)/iu;

/** Meat goes on warming while it rests: who says where it ends need not warn. */
const endsAbove = /(?:reach|rests? to|beim Servieren|steigt auf|monte à|stijgt naar|komt op)[^.<]{0,20}7\d/iu;

/**
 * Advice on pork that lacks the warning: all texts of one document, which may warn in another sentence. `isPork` says that the
 * document is about pork and no other animal.
 */
export function unwarnedPork(language: string, texts: readonly string[], isPork: boolean): string[] {
  const known = words[language];
  if (!known || texts.some((text) => known.warning.test(text) || endsAbove.test(text))) return [];
  return texts
    .flatMap(sentencesOf)
    .filter((sentence) => isPork || known.pork.test(sentence))
    .filter((sentence) => coreTemperature.test(sentence) || (known.pink.test(sentence) && !sentence.endsWith('?')));
}
