import type { PackageContents } from '#contract/entities/package-item.ts';

type Cut = { slug: string; title: string };

/** Whether a package holds a cut: one of its pieces has the cut's slug as its key, or its name. */
export function holdsCut({ cuts, minced }: PackageContents, { slug, title }: Cut): boolean {
  const name = plain(title);
  return [...cuts, ...minced].some(
    (piece) => piece.name === slug || plain(piece.title) === name || plain(piece.shortTitle) === name,
  );
}

function plain(title: string): string {
  return title.trim().toLowerCase();
}
