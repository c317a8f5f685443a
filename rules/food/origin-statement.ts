/** Where an animal was born, reared, slaughtered and cut: what beef labels must say, and what other meat may. */
type Text = string | null | undefined;

export type OriginPlaces = {
  born: Text;
  reared: Text;
  slaughtered: Text;
  slaughterApproval?: Text;
  cut: Text;
  cuttingApproval?: Text;
};

export type StatementRow = {
  row: 'origin' | 'born' | 'reared' | 'slaughtered' | 'cut';
  country: string;
  approval: string | null;
};

/** A place begins with its country: "Nederland (Lopik)", "Deutschland, Lindenhof, Bad Tölz". */
export function countryOf(place: Text): string | null {
  return place?.split(/[(,]/)[0]?.trim() || null;
}

/** One line where all happened in one country, else a line for each; houses are named by their approval numbers. */
export function originStatement(places: OriginPlaces): StatementRow[] {
  const born = countryOf(places.born);
  const reared = countryOf(places.reared);
  const slaughtered = countryOf(places.slaughtered);
  const cut = countryOf(places.cut);
  // Without the last steps nothing is stated: a region alone is told under its own heading.
  if (slaughtered === null) return [];
  const isOne = born === slaughtered && reared === slaughtered;
  const rows: { row: StatementRow['row']; country: string | null; approval?: Text }[] = [
    ...(isOne
      ? [{ row: 'origin' as const, country: born }]
      : [
          { row: 'born' as const, country: born },
          { row: 'reared' as const, country: reared },
        ]),
    { row: 'slaughtered', country: slaughtered, approval: places.slaughterApproval },
    { row: 'cut', country: cut, approval: places.cuttingApproval },
  ];
  return rows.flatMap(({ row, country, approval }) =>
    country === null ? [] : [{ row, country, approval: approval?.trim() || null }],
  );
}
