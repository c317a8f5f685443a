import { sentencesOf } from '#rules/facts/sentences.ts';

/** Of one language: to serve something raw, minced meat, and that it is denied or warned of. */
type Words = { raw: RegExp; minced: RegExp; no: RegExp; warning: RegExp };

const words: Partial<Record<string, Words>> = {
  nl: {
    // Bounded: one sentence of a document.
    raw: /(?<!\p{L})(?:eet|eten|serveer|wil je|neem)(?!\p{L}).*(?<!\p{L})rauwe?(?!\p{L})|(?<!\p{L})rauw (?:eten|te eten)|(?<!\p{L})ei, kappertjes/iu,
    minced: /gehakt|tartaar/i,
    no: /(?<!\p{L})(?:niet|geen|nooit|niemand)(?!\p{L})/iu,
    warning: /zwanger/i,
  },
  fr: {
    // Bounded: one sentence of a document.
    raw: /(?<!\p{L})(?:mang\p{L}*|serv\p{L}*)(?!\p{L}).*(?<!\p{L})crue?s?(?!\p{L})/iu,
    minced: /(?<!\p{L})(?:viande hachée|hachés?|steaks? hachés?)(?!\p{L})(?! au couteau)/iu,
    no: /(?<!\p{L})(?:pas|jamais|ni|aucune?)(?!\p{L})/iu,
    warning: /enceinte/i,
  },
  en: {
    // Bounded: one sentence of a document.
    raw: /\b(?:eat|eaten|serve|served)\b.*\braw\b|\bsteak tartare\b/i,
    minced: /\bmince|burger/i,
    no: /\b(?:not|no|never|nobody)\b/i,
    warning: /pregnant/i,
  },
  de: {
    // Bounded: one sentence of a document.
    raw: /(?<!\p{L})roh(?: zu)? (?:essen|gegessen|genießen)|(?:iss|serviere).*(?<!\p{L})roh(?!\p{L})|tatar(?!\p{L})/iu,
    minced: /hack|gehacktes|tatar/i,
    no: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemand\p{L}*|dafür ist es)(?!\p{L})/iu,
    warning: /schwanger/i,
  },
};

/**
 * Advice to eat meat raw: minced meat never, whatever else the document says; whole muscle only where the document says for whom
 * it is not. `about` is what a sentence without a name speaks of.
 */
export function rawAdvice(language: string, texts: readonly string[], about = ''): string[] {
  const known = words[language];
  if (!known) return [];
  const isWarned = texts.some((text) => known.warning.test(text));
  return texts.flatMap(sentencesOf).flatMap((sentence) => {
    if (sentence.endsWith('?') || !known.raw.test(sentence) || known.no.test(sentence)) return [];
    if (known.minced.test(sentence) || known.minced.test(about)) return [`minced meat is never eaten raw: ${sentence}`];
    return isWarned ? [] : [`who eats meat raw is told for whom that is not: ${sentence}`];
  });
}
