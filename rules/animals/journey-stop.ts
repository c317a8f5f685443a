/** A place on the way of an animal, as it is written in one line: "Slachterij Bouma, Wolvega (41 km)". */
export type Stop = { name: string; place: string | null; distance: string | null };

const length = /\d[ \u00A0\u202F](?:km|miles?)$/;

/** The distance is the one in brackets at the end, where it is one; what stands after the last comma is the place. */
export function readStop(text: string): Stop {
  const bracket = text.endsWith(')') ? text.lastIndexOf(' (') : -1;
  const inside = bracket < 0 ? '' : text.slice(bracket + 2, -1);
  const isDistance = length.test(inside);
  const where = isDistance ? text.slice(0, bracket) : text;
  const comma = where.lastIndexOf(', ');
  return {
    name: comma < 0 ? where : where.slice(0, comma),
    place: comma < 0 ? null : where.slice(comma + 2),
    distance: isDistance ? inside.replace(/(\d) /g, '$1\u00A0') : null,
  };
}

/** The number of an animal stays in one line: "NL 5134 0288 4". */
export function unbrokenTag(text: string): string {
  return text.replace(/([\dA-Z]) (?=\d)/g, '$1\u00A0');
}
