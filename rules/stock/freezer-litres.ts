/** Meat packed in vacuum, with the air between the packs: what a kilo takes of a freezer. */
const litresPerKilo = 1.75;

export function freezerLitres(kilos: number): number {
  return Math.ceil(kilos * litresPerKilo);
}
