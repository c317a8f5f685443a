import { expect, test } from 'vitest';
import { bigBox, box, boxes, type Doc, farmshop, otherBox, sample, saidOf } from '#tests/setup/content/check-sample.ts';
import { readPictureFacts } from './picture-facts.ts';

const pictures = readPictureFacts({
  'cut-beef-ribeye': food('cut-beef-ribeye', {
    state: 'raw',
    species: ['cow'],
    cut: { nl: ['ribeye'], de: ['entrecôte'] },
  }),
  'cut-beef-rib-weide': food('cut-beef-rib', { state: 'raw', species: ['cow'], cut: { nl: ['côte de boeuf'] } }),
  'cut-beef-tafelspitz': food('cut-beef-tafelspitz', {
    state: 'raw',
    species: ['cow'],
    cut: { nl: [], de: ['tafelspitz'] },
  }),
  'cut-venison-mince': food('cut-venison-mince', { state: 'raw', species: ['deer'], cut: { nl: ['hertengehakt'] } }),
  'dish-stew': food('dish-stew', { state: 'cooked', species: ['cow', 'sheep'] }),
  'dish-butter': food('dish-butter', { state: 'kitchen', species: [] }),
  'dish-box': { kind: 'dish', subject: 'box' },
  'dish-box-gold': { kind: 'dish', subject: 'box' },
  'animal-cow': { kind: 'animal', subject: 'cow' },
  'breed-blaarkop': { kind: 'plate', subject: 'blaarkop', breed: 'blaarkop' },
  'animal-cow-blaarkop': { kind: 'animal', subject: 'cow', breed: 'blaarkop' },
  'animal-cow-angus': { kind: 'animal', subject: 'cow', breed: 'angus' },
  broken: 'x',
});

function food(subject: string, shows: object) {
  return { kind: 'food', subject, shows };
}

const issuesOf = (changes: Record<string, unknown>) => saidOf('issues', changes, { pictures });
/** Only those about pictures: the sample has others. */
async function repeatsOf(changes: Record<string, unknown>) {
  const warnings = await saidOf('warnings', changes, { pictures });
  return warnings.filter((warning) => warning.includes('no picture comes twice'));
}

const shown = (picture: string) => ({ image_url: `/media/${picture}.webp` });

const piece = (title: string, picture: string) => farmshop({ title, animal_type: 'cow', ...shown(picture) });

function recipe(change: Doc) {
  const [first, ...others] = sample['recipes.json'] as [Doc, ...Doc[]];
  return { 'recipes.json': [{ ...first, animal_types: ['cow'], ...change }, ...others] };
}

test.each([
  ['its own cut', piece('Ribeye van de Blaarkop', 'cut-beef-ribeye')],
  ['its own cut, whatever the accents and the inks', piece('Cote de Boeuf', 'cut-beef-rib-weide')],
  ['a picture of the shop itself', piece('Ribeye', 'photo-of-ours')],
  ['a dish with its animal', recipe(shown('dish-stew'))],
  ['a moment without meat', recipe({ instructions: [{ body: 'Bruis.', ...shown('dish-butter') }] })],
])('a picture may stand where it shows %s', async (_what, changes) => {
  expect(await issuesOf(changes)).toEqual([]);
});

test.each([
  ['another piece', piece('Bavette', 'cut-beef-ribeye'), 'shows another piece (ribeye)'],
  ['a piece that is not cut here', piece('Staartstuk', 'cut-beef-tafelspitz'), 'one that is not cut here'],
  ['another species', piece('Hertengehakt', 'cut-venison-mince'), 'shows deer, and this is cow'],
  ['a dish on a piece', piece('Stoofvlees', 'dish-stew'), 'shows a dish, and this is a piece'],
  ['raw meat on a recipe', recipe(shown('cut-beef-ribeye')), 'shows raw meat, and this is a dish'],
  [
    'raw meat on a step of a recipe',
    recipe({ instructions: [{ body: 'Snijd.', ...shown('cut-beef-ribeye') }] }),
    'instructions.0.image_url: /media/cut-beef-ribeye.webp shows raw meat',
  ],
  ['a dish of another species', recipe({ animal_types: ['fish'], ...shown('dish-stew') }), 'shows cow or sheep'],
])('the check refuses a picture of %s', async (_what, changes, expected) => {
  expect(await issuesOf(changes)).toContainEqual(expect.stringContaining(expected));
});

test.each([
  ['animal-cow-blaarkop', []],
  ['photo-of-ours', []],
  ['animal-cow-angus', ['packages.json[0] image_url: /media/animal-cow-angus.webp shows angus, and this is blaarkop']],
  [
    'animal-cow',
    ['packages.json[0] image_url: /media/animal-cow.webp shows no breed in particular, and this is blaarkop'],
  ],
])('a package of a breed shows that breed: %s', async (picture, expected) => {
  const [breed, ...breeds] = sample['breeds.json'] as [Doc, ...Doc[]];
  const issues = await issuesOf({
    'breeds.json': [{ ...breed, ...shown('breed-blaarkop') }, ...breeds],
    ...boxes({ breed_slug: breed.slug, ...shown(picture) }),
  });
  expect(issues).toEqual(expected);
});

test('the check warns of one drawing twice among twelve cards, also on another ground', async () => {
  const twice = [{ ...box, ...shown('dish-box') }, { ...bigBox, ...shown('dish-box-gold') }, otherBox];
  expect(await issuesOf({ 'packages.json': twice })).toEqual([]);
  expect(await repeatsOf({ 'packages.json': twice })).toEqual([
    'packages.json[1] image_url: shows box, as packages.json[0] does: among twelve cards no picture comes twice',
  ]);
  const animals = [{ ...box, ...shown('animal-cow') }, { ...bigBox, ...shown('animal-cow') }, otherBox];
  expect(await repeatsOf({ 'packages.json': animals })).toEqual([]);
});

test.each([
  [11, 1],
  [12, 0],
])('%i cards further on, %i warnings', async (distance, expected) => {
  const [first] = sample['recipes.json'] as [Doc];
  const recipes = Array.from({ length: 14 }, (_, index) => ({
    ...first,
    slug: index === 0 ? first.slug : `dish-${index}`,
    animal_types: ['cow'],
    image_url: index === 0 || index === distance ? '/media/dish-stew.webp' : undefined,
  }));
  expect(await repeatsOf({ 'recipes.json': recipes })).toHaveLength(expected);
});
