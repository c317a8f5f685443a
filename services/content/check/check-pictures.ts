import { pictureInAddress } from '#contract/pictures/picture-name.ts';
import { membersOf } from '#rules/animals/animal-family.ts';
import { normaliseSearch } from '#rules/search/search.ts';
import type { ContentIssue } from '#services/content/content-files.ts';
import { animalsOf, type Doc, type KindName, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';
import type { CheckInput } from './check-input.ts';
import type { PictureFacts } from './picture-facts.ts';

/** What is sold or cooked, in lists of cards. */
const lists = ['packages', 'farmshop-products', 'cuts', 'recipes'] as const satisfies KindName[];
/** Whose own picture is the piece itself. */
const pieces = new Set<KindName>(['farmshop-products', 'cuts']);
/** As many cards as one sees before the next page. */
const dozen = 12;

type Facts = NonNullable<CheckInput['pictures']>;
type Item = { kind: KindName; doc: Doc; language: string };

/** A picture shows the animal, the breed and the piece that it stands for. */
export function checkPictures(input: CheckInput): ContentIssue[] {
  const { pictures } = input;
  return pictures ? [...checkShown(input, pictures), ...checkBreeds(input, pictures)] : [];
}

function checkShown({ market, files }: CheckInput, pictures: Facts): ContentIssue[] {
  const language = market.langTag.slice(0, 2);
  return lists.flatMap((kind) =>
    files.items[kind].flatMap(({ file, doc }) =>
      textsOf(doc).flatMap(({ path, text }) => {
        const shows = factsOf(pictures, text)?.shows;
        const reason = shows && wrongIn(shows, path, { kind, doc, language });
        return reason ? [{ file, field: path, reason: `${text} ${reason}` }] : [];
      }),
    ),
  );
}

/** The breed of a package is the one on the picture of that breed's own page. */
function checkBreeds({ files }: CheckInput, pictures: Facts): ContentIssue[] {
  const breeds = new Map(
    files.items.breeds.map(({ doc }) => [doc.slug, factsOf(pictures, textOf(doc.image_url))?.breed]),
  );
  return files.items.packages.flatMap(({ file, doc }) => {
    const own = breeds.get(doc.breed_slug);
    if (!own) return [];
    return textsOf(doc).flatMap(({ path, text }) => {
      const breed = factsOf(pictures, text)?.breed;
      if (breed === undefined || breed === own) return [];
      return [{ file, field: path, reason: `${text} shows ${breed ?? 'no breed in particular'}, and this is ${own}` }];
    });
  });
}

/** One list does not show the same drawing twice. A warning: two boxes of one animal may well share a picture until there is another. */
export function checkRepeatedPictures({ files, pictures }: CheckInput): ContentIssue[] {
  return pictures ? lists.flatMap((kind) => repeatsIn(files.items[kind], { kind, pictures })) : [];
}

function factsOf(pictures: Facts, text: string): PictureFacts | undefined {
  return pictures.get(pictureInAddress(text) ?? '');
}

function wrongIn(
  { state, species, cut }: NonNullable<PictureFacts['shows']>,
  path: string,
  { kind, doc, language }: Item,
): string | null {
  // A box of game holds whatever was shot.
  const own = animalsOf(kind, doc).flatMap((animal) => (animal === 'game' ? membersOf('game') : [animal]));
  if (own.length > 0 && species.length > 0 && !species.some((animal) => own.includes(animal))) {
    return `shows ${species.join(' or ')}, and this is ${own.join(' or ')}`;
  }
  if (kind === 'recipes') return state === 'raw' ? 'shows raw meat, and this is a dish' : null;
  if (!pieces.has(kind) || path !== 'image_url') return null;
  if (!cut) return 'shows a dish, and this is a piece';
  const title = normaliseSearch(textOf(doc.title));
  const names = cut[language] ?? [];
  if (names.some((name) => title.includes(normaliseSearch(name)))) return null;
  return `shows another piece (${names.join(', ') || 'one that is not cut here'})`;
}

type List = { kind: KindName; pictures: Facts };

/** The whole list, and the list of each animal, as people leaf through them. */
function repeatsIn(items: readonly { file: string; doc: Doc }[], { kind, pictures }: List): ContentIssue[] {
  const cards = items.map(({ file, doc }) => ({
    file,
    motif: factsOf(pictures, textOf(doc.image_url))?.motif ?? null,
    animals: animalsOf(kind, doc),
  }));
  const animals = [...new Set(cards.flatMap((card) => card.animals))];
  const views = [cards, ...animals.map((animal) => cards.filter((card) => card.animals.includes(animal)))];
  const repeats = views.flatMap((view) =>
    view.flatMap(({ file, motif }, index) => {
      const before = view.slice(Math.max(0, index - dozen + 1), index);
      const twin = motif === null ? undefined : before.find((card) => card.motif === motif);
      return twin ? [{ file, motif, twin: twin.file }] : [];
    }),
  );
  // The same two cards follow each other in more than one view.
  const said = new Map(repeats.map((repeat) => [repeat.file, repeat]));
  return Array.from(said.values(), ({ file, motif, twin }) => ({
    file,
    field: 'image_url',
    reason: `shows ${motif}, as ${twin} does: among twelve cards no picture comes twice`,
  }));
}
