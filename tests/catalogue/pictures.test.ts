// The pictures of the demo catalogue: each of them shows what stands beside it.
import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#contract/fields/json.ts';
import type { MarketCode } from '#markets/index.ts';
import type { Composed } from '#services/content/composed.ts';
import { type KindName, textOf } from '#services/content/kinds.ts';
import { textsOf } from '#services/content/texts-of.ts';
import { checkDemo, codes, pictures, readDemo } from '../setup/content/demo-catalogue.ts';

/** A box of game holds whatever was shot. */
const wild = ['game', 'deer', 'roe', 'boar'];

/** What the text of a box says it is made of, where that is not a cow or a hen. */
const sexesOfBoxes: Partial<Record<string, string>> = {
  'nl/angus-natuurpakket': 'castrated',
  'nl/hollands-hoen-klein': 'male',
  'fr/colis-aubrac-bio': 'castrated',
  'fr/colis-veau-sous-la-mere': 'young',
  'fr/colis-de-fetes-chapon': 'castrated',
  'uk/hereford-beef-box-small': 'castrated',
  'uk/highland-beef-box': 'castrated',
  'uk/belted-galloway-slow-cook-box': 'castrated',
  'de/fleckvieh-weidekiste-klein': 'castrated',
  'de/fleckvieh-weidekiste-mittel': 'castrated',
  'de/fleckvieh-weidekiste-gross': 'castrated',
  'de/murnau-werdenfelser-kiste': 'castrated',
  'de/hereford-salzwiesenkiste': 'castrated',
  'de/vorwerkhuhn-kiste': 'male',
  'de/les-bleues-kiste-klein': 'male',
  'de/ganze-bronzepute': 'female',
};

/** What cattle of either kind are called in the text of a picture. */
const cattleWords: Record<MarketCode, { cow: RegExp; ox: RegExp }> = {
  nl: { cow: /\b(koe|koeien)\b|-koe\b/i, ox: /\b(os|ossen)\b|-os\b/i },
  fr: { cow: /\bvaches?\b/i, ox: /\bbœufs?\b/i },
  uk: { cow: /\bcows?\b/i, ox: /\b(steers?|ox|oxen)\b/i },
  de: { cow: /kuh\b|kühe\b/i, ox: /ochsen?\b/i },
};

describe.each(codes)('the pictures of %s', (code) => {
  let content: Composed;
  const of = (kind: KindName) => content.documents.filter((document) => document.kind === kind);

  beforeAll(async () => {
    ({ content } = await checkDemo(code));
  });

  test('a box, a piece or a dish shows no other animal than its own', () => {
    const shown = (['packages', 'farmshop-products', 'recipes', 'cuts'] as const).flatMap(of).flatMap((document) =>
      textsOf(document.source).flatMap(({ text }) => {
        const picture = pictures[/^\/media\/(.+)\.webp$/.exec(text)?.[1] ?? ''];
        const own = document.animals.flatMap((animal) => (animal === 'game' ? wild : [animal]));
        return picture?.kind === 'animal' && !own.includes(picture.subject) ? [`${document.slug} shows ${text}`] : [];
      }),
    );
    expect(shown).toEqual([]);
  });

  test('every farm has a cover of its own, and a house of its own land', () => {
    const farmers = of('farmers');
    const covers = farmers.map(({ detail }) => String(detail.header_image_url));
    expect(new Set(covers).size).toBe(farmers.length);
    expect(farmers.map(({ slug }) => `/media/farm-${slug}.webp`).toSorted()).toEqual(covers.toSorted());
  });

  test('no list shows one picture twice among twelve cards, animals and stories included', () => {
    const lists = ['packages', 'farmshop-products', 'cuts', 'recipes', 'breeds', 'articles', 'coupons'] as const;
    const repeated = lists.flatMap((kind) => {
      const cards = of(kind);
      const animals = [...new Set(cards.flatMap((card) => card.animals))];
      const views = [cards, ...animals.map((animal) => cards.filter((card) => card.animals.includes(animal)))];
      return views.flatMap((view) =>
        view.flatMap(({ slug, detail: { image_url: image } }, index) => {
          const before = view.slice(Math.max(0, index - 11), index);
          return image && before.some(({ detail }) => detail.image_url === image)
            ? [`${kind}/${slug} ${textOf(image)}`]
            : [];
        }),
      );
    });
    expect(repeated).toEqual([]);
  });

  test('of the boxes of one breed only one shows the animal, so that sizes are told apart', () => {
    const animals = of('packages').flatMap(({ slug, detail }) => {
      const picture = pictures[/^\/media\/(.+)\.webp$/.exec(textOf(detail.image_url) ?? '')?.[1] ?? ''];
      if (picture?.kind !== 'animal' && picture?.kind !== 'plate') return [];
      const animal = picture.kind === 'plate' ? picture.subject : picture.breed;
      return [{ slug, animal: `${animal} ${picture.sex ?? ''}` }];
    });
    const again = animals.filter(({ animal }, index) => animals.findIndex((other) => other.animal === animal) < index);
    expect(again).toEqual([]);
  });

  test('a box shows the sex it is made of: no ox with an udder, no hen for a cock', () => {
    const wrong = of('packages').flatMap(({ slug, source }) => {
      const wanted = sexesOfBoxes[`${code}/${slug}`];
      return picturesIn(source)
        .filter(({ kind }) => wanted !== undefined && (kind === 'animal' || kind === 'plate'))
        .flatMap(({ name, sex }) => (sex === wanted ? [] : [`${slug} shows ${name}`]));
    });
    expect(wrong).toEqual([]);
  });

  test('the words of a picture name the sex it shows: no cow for an ox', () => {
    const { cow, ox } = cattleWords[code];
    const wrong = content.documents.flatMap(({ slug, source }) =>
      slidesIn(source).flatMap(({ image_url: image, image_alt_text: alt }) => {
        const picture = pictures[/^\/media\/(.+)\.webp$/.exec(String(image))?.[1] ?? ''];
        if (picture?.subject !== 'cow') return [];
        const strange = picture.sex === 'castrated' ? cow : ox;
        return strange.test(String(alt)) ? [`${slug}: "${String(alt)}" on ${String(image)}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every picture is printed in the inks of the house, and no Dutch mill stands abroad', () => {
    const house = code === 'de' ? 'weide' : 'kudde';
    const printed = content.documents.flatMap(({ slug, source }) =>
      picturesIn(source).map((picture) => ({ ...picture, slug })),
    );
    expect(printed.filter(({ palette }) => palette !== house).map(({ slug, name }) => `${slug} shows ${name}`)).toEqual(
      [],
    );
    const isPolder = ({ kind, subject, scene }: Printed) =>
      (kind === 'scene' && subject === 'polder') || scene === 'polder';
    const mills = code === 'nl' ? [] : printed.filter(isPolder);
    expect(mills.map(({ slug, name }) => `${slug} shows ${name}`)).toEqual([]);
  });
});

type Printed = NonNullable<(typeof pictures)[string]> & { name: string };

function picturesIn(source: Parameters<typeof textsOf>[0]): Printed[] {
  return textsOf(source).flatMap(({ text }) => {
    const name = /^\/media\/(.+)\.webp$/.exec(text)?.[1] ?? '';
    const picture = pictures[name];
    return picture ? [{ ...picture, name }] : [];
  });
}

test.each([
  ['nl', 'een-dag-met-hilde-en-griet', 'scene-heath'],
  ['nl', 'zout-een-dag-eerder', 'cut-chicken-whole'],
  ['de', 'mit-hinrich-auf-dem-deich', 'animal-sheep-texel-weide'],
] as const)('%s: the story %s shows what it tells of: %s', async (code, slug, picture) => {
  const { items } = await readDemo(code);
  const story = items.articles.find(({ doc }) => doc.slug === slug)?.doc;
  expect(story?.image_url).toBe(`/media/${picture}.webp`);
});

function slidesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(slidesIn);
  if (!isRecord(value)) return [];
  return [...('slideritem_id' in value ? [value] : []), ...Object.values(value).flatMap(slidesIn)];
}
