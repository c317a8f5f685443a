import type { AltText } from './alt-row.ts';
import type { AnimalName } from './animals/animals.ts';
import { breeds } from './breeds.ts';
import type { BreedName } from './breeds.ts';
import type { Breed } from './breeds/breed.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { motifOf } from './food.ts';
import type { Motif } from './motif.ts';
import { landOf } from './picture.ts';
import type { Picture } from './picture.ts';

/** What is on a picture of food; `cut` has the words of which a title has one if it names this piece. */
type Shows = Pick<Motif, 'state' | 'species'> & {
  cut?: Record<'nl' | 'de' | 'en' | 'fr', readonly string[]>;
  /** How many pieces; none where it is not sold by the piece. */
  count?: number;
};

/** What the image service and editors know about a master; `focal` is the point that a crop keeps, as shares. */
type ManifestEntry = {
  file: string;
  w: number;
  h: number;
  kind: string;
  subject?: string;
  /** Of an animal, where it is one. */
  breed?: string;
  /** Of an animal, where it is not the usual one: an ox, a cock. */
  sex?: string;
  /** The land behind an animal. */
  scene?: string;
  palette: string;
  focal: readonly [number, number];
  shows?: Shows;
  alt: AltText;
};

export function manifestOf(entries: readonly CatalogueEntry[]): Record<string, ManifestEntry> {
  return Object.fromEntries(
    entries.map(({ name, picture, focal, alt }) => [
      name,
      {
        file: `${name}.webp`,
        w: picture.width,
        h: picture.height,
        kind: picture.kind,
        subject: picture.kind === 'parade' ? undefined : picture.subject,
        breed: breedOf(picture),
        sex: 'sex' in picture ? picture.sex : undefined,
        scene: picture.kind === 'animal' ? landOf(picture) : undefined,
        palette: picture.palette,
        focal,
        shows: picture.kind === 'food' ? showsOf(picture) : undefined,
        alt,
      },
    ]),
  );
}

/** The drawings of these animals, when no breed is asked for, are of this one. */
const plainBreeds: Partial<Record<AnimalName, BreedName>> = {
  deer: 'edelhert',
  roe: 'ree',
  boar: 'zwijn',
  turkey: 'kalkoen',
  duck: 'wilde-eend',
  game: 'fazant',
  salmon: 'zalm',
  codfish: 'kabeljauw',
  fish: 'makreel',
};

function breedOf(picture: Picture): string | undefined {
  const name =
    picture.kind === 'plate'
      ? picture.subject
      : picture.kind === 'animal'
        ? (picture.breed ?? plainBreeds[picture.subject])
        : undefined;
  if (!name) return undefined;
  const breed: Breed = breeds[name];
  return breed.varietyOf ?? name;
}

function showsOf({ subject, palette }: Picture & { kind: 'food' }): Shows {
  const { state, species, names, count } = motifOf(subject);
  if (!names) return { state, species };
  const [nl, de, en, fr] = names;
  return { state, species, cut: { nl, de, en, fr }, count: count?.[palette] };
}

/** A line for each picture, in the order of their names: what changed is easy to read. */
export function manifestText(manifest: Record<string, ManifestEntry>): string {
  const lines = Object.entries(manifest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `"${name}": ${JSON.stringify(entry)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
