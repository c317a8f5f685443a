// Codes of control bodies, houses and labels that nobody carries. An invented shop must not bear a real one.
const examples = [
  /^NL-BIO-00$/,
  /^FR-BIO-99$/,
  /^GB-ORG-99$/,
  /^DE-ÖKO-099$/,
  /^NL 00000 EG$/,
  /^DE [A-Z]{2} 00000 EG$/,
  /^GB 00\d\d$/,
  /^MSC-C-00000$/,
  /^Demeter 00000$/,
  /^L[AR] 00\/\d\d$/,
];

/** French numbers name the commune of the house: these are of communes that do not exist. */
const frenchExamples = new Set([
  'FR 12.678.019 CE',
  'FR 15.454.040 CE',
  'FR 15.462.048 CE',
  'FR 19.206.050 CE',
  'FR 19.325.010 CE',
  'FR 29.323.015 CE',
  'FR 29.634.018 CE',
  'FR 32.777.035 CE',
  'FR 32.872.075 CE',
  'FR 41.537.039 CE',
  'FR 41.620.012 CE',
  'FR 48.688.046 CE',
  'FR 51.805.033 CE',
  'FR 51.816.041 CE',
  'FR 71.460.064 CE',
  'FR 71.548.075 CE',
]);

const codes =
  // Bounded: a text of content, which its owner checks and imports.
  /(?<![\p{L}\d])(?:[A-Z]{2}-(?:BIO|ÖKO|ORG)-\d{2,3}|NL \d{2,5} EG|DE [A-Z]{2} \d{5} EG|GB [A-Z]{0,2}\d{3,4}(?! \d)|FR \d{2}\.\d{3}\.\d{3} CE|MSC-C-\d{5}|Demeter \d{4,6}|L[AR] \d{2}\/\d{2})(?![\p{L}\d])/gu;

/** Codes in a text that somebody may carry. */
export function realCodesIn(text: string): string[] {
  return Array.from(text.matchAll(codes))
    .map(([code]) => code)
    .filter((code) => !frenchExamples.has(code) && !examples.some((example) => example.test(code)));
}

/** A register number of noughts says that nobody is behind it. */
export function isInvented(register: string): boolean {
  const digits = register.replaceAll(/\D/g, '');
  return digits !== '' && /^0+$/.test(digits);
}
