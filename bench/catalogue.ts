/** The demo content with as many Dutch packages as asked for, in a folder of its own. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const seed = fileURLToPath(new URL('../database/seed', import.meta.url));
const perFile = 5000;
const firstId = 1_000_000;

/** One animal has a full page at every size; otherwise a small catalogue would be compared by how little it shows. */
export const fullAnimal = 'chicken';
const fullPage = 60;

type Package = { slug: string; title: string; product_id: number; shop_brand_slug: string };
export type Catalogue = Package[];

/** The Dutch packages of a catalogue that was written. */
export function readPackages(folder: string): Promise<Catalogue> {
  return ownPackages(join(folder, 'nl/packages'));
}

export async function writeCatalogue(folder: string, size: number): Promise<void> {
  await cp(join(seed, 'nl'), join(folder, 'nl'), { recursive: true });
  const packagesDir = join(folder, 'nl/packages');
  await mkdir(packagesDir, { recursive: true });
  const own = await ownPackages(packagesDir);
  const ofFullAnimal = own.filter(({ shop_brand_slug }) => shop_brand_slug === fullAnimal);
  // Without lists that name each other: those of the originals would have to be made up for each copy.
  const copies = Array.from({ length: Math.max(0, size - own.length) }, (_, at) => {
    const originals = at < fullPage ? ofFullAnimal : own;
    const original = originals[at % originals.length];
    return {
      ...original,
      slug: `${original?.slug}-${at}`,
      title: `${original?.title} ${at}`,
      product_id: firstId + at,
      package_variations: [],
      packages: [],
      modules: [],
    };
  });
  for (let at = 0; at < copies.length; at += perFile) {
    await writeFile(join(packagesDir, `copies-${at}.json`), JSON.stringify(copies.slice(at, at + perFile)));
  }
}

/** Another package like it. */
export function copyOf(original: object, number: number): object {
  return { ...original, slug: `eerste-${number}`, product_id: 5 * firstId + number, package_variations: [] };
}

async function ownPackages(dir: string): Promise<Package[]> {
  const files = (await readdir(dir)).filter((name) => name.endsWith('.json')).toSorted();
  const lists = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(dir, name), 'utf8'))));
  // Our own seed, which tests check against the contract.
  return lists.flat() as Package[];
}
