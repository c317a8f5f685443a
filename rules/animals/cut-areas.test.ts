import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateCut } from './cut-areas.ts';
import { cutMapAreas } from './cut-map-areas.ts';

const seed = join(import.meta.dirname, '../../database/seed');

/** A flatfish, and a bird that is sold whole and has no map. */
const unmapped = new Set(['schollenfilet', 'fasanenhahn']);

test.each(['nl', 'fr', 'uk', 'de'])('every cut of the %s catalogue has its place on the map of its animal', (code) => {
  const cuts = cutsOf(code);
  expect(cuts.length).toBeGreaterThan(10);
  const lost = cuts.filter((cut) => {
    const located = locateCut({ code }, cut);
    if (!located) return true;
    const areas: readonly string[] = cutMapAreas[located.map];
    return !located.areas.every((area) => areas.includes(area));
  });
  expect(lost.map(({ slug }) => slug).filter((slug) => !unmapped.has(slug))).toEqual([]);
});

test('a Dutch entrecote is sirloin, a French one rib; what nobody drew has no map', () => {
  const cow = { slug: 'entrecote', animalTypes: ['cow'] };
  expect(locateCut({ code: 'nl' }, cow)).toEqual({ map: 'cow', areas: ['sirloin'] });
  expect(locateCut({ code: 'fr' }, cow)).toEqual({ map: 'cow', areas: ['rib'] });
  expect(locateCut({ code: 'be' }, cow)).toBeNull();
  expect(locateCut({ code: 'nl' }, { slug: 'entrecote', animalTypes: ['unicorn'] })).toBeNull();
  expect(locateCut({ code: 'nl' }, { slug: 'constructor', animalTypes: ['cow'] })).toBeNull();
});

function cutsOf(code: string): { slug: string; animalTypes: string[] }[] {
  const files = readdirSync(join(seed, code), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^cuts([/\\].+)?\.json$/.test(file),
  );
  return files.flatMap((file) => {
    const cuts = JSON.parse(readFileSync(join(seed, code, file), 'utf8')) as { slug: string; animal_types: string[] }[];
    return cuts.map(({ slug, animal_types: animalTypes }) => ({ slug, animalTypes }));
  });
}
