/** Brands print the same drawing in inks of their own: what the name of such a picture ends with. */
const printOf: Record<string, string> = { weidekiste: '-weide' };

export function brandPrint(theme: string): string {
  return printOf[theme] ?? '';
}
