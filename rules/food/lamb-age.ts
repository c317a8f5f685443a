import { sentencesOf } from '#rules/facts/sentences.ts';

/** Regulation 1308/2013 and what the countries made of it: lamb is under twelve months old. */
const lambUnder = 12;

const lamb = /(?<!\p{L})(?:lams|lamm|lamb|agneaux?)|heidelam|(?<!\p{L})lam(?!\p{L})/iu;

/** Number words from twelve months on, and what else says more than a year. */
const words: Partial<Record<string, { old: RegExp; months: RegExp; kept: RegExp }>> = {
  nl: {
    old: /(?<!\p{L})(?:twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|twintig|vierentwintig) maanden|anderhalf jaar|twee jaar/iu,
    // Bounded: one sentence of a document.
    months: /(\d+)[\s\u00A0]maanden/iu,
    kept: /°C|vriez|houdbaar|bewaar/i,
  },
  fr: {
    old: /(?<!\p{L})(?:douze|treize|quatorze|quinze|seize|dix-huit|vingt(?:-quatre)?) mois|un an et demi|deux ans/iu,
    // Bounded: one sentence of a document.
    months: /(\d+)[\s\u00A0]mois/iu,
    kept: /congélateur|conserv/i,
  },
  en: {
    old: /\b(?:twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty) months|a year and a half|two years/i,
    // Bounded: one sentence of a document.
    months: /(\d+)[\s\u00A0]months/i,
    kept: /freez|keep|voucher/i,
  },
  de: {
    old: /(?<!\p{L})(?:zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|achtzehn|zwanzig) Monate|anderthalb Jahre|zwei Jahre/iu,
    // Bounded: one sentence of a document.
    months: /(\d+)[\s\u00A0]Monate/iu,
    kept: /°C|hält|haltbar|gefroren/i,
  },
};

export function isCalledLamb(name: string): boolean {
  return lamb.test(name);
}

/** Sentences that say an animal was a year old or more; how long something keeps is another thing. */
export function agesAboveLamb(language: string, text: string): string[] {
  const known = words[language];
  if (!known) return [];
  return sentencesOf(text).filter((sentence) => {
    if (known.kept.test(sentence)) return false;
    const months = Number(known.months.exec(sentence)?.[1] ?? 0);
    return months >= lambUnder || known.old.test(sentence);
  });
}
