/** The sample content, grown until farmers, breeds and the blog have pages, and one of each has everything. */
import type { Market } from '#markets/index.ts';
import type { sampleContent } from './content/sample-content.ts';

type Files = ReturnType<typeof sampleContent>;
type Item = Record<string, unknown>;

export const longTitle = 'Boerderij '.repeat(20).trim().padEnd(200, 'n');

const many = (count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, index) => item(index));

/** 20 of the first animal, 2 of the second and 18 more in the sample; with these 45 in all, 39 of the first animal. */
function farmers({ animalTypes }: Market): Item[] {
  const [first] = animalTypes;
  const ofOneOf = (slug: string, types: string[]) => {
    const animal = animalTypes.find((type) => types.includes(type));
    return animal ? [{ slug, title: slug, animal_types: animal }] : [];
  };
  return [
    {
      slug: 'rich',
      farmer_slug: 'not-this',
      title: 'Rich',
      farmer_title: 'Not this',
      summary: 'In short',
      body: '<p>At length</p><h2>Why</h2>',
      location: 'Lopik',
      animal_types: [first],
      image_url: '/media/portrait-henk.webp',
      header_image_url: '/media/scene-polder-wide.webp',
      breeds_full: ['bont', 'breed-1'],
      farmer_is_new: 1,
      is_organic: 1,
      is_msc: 1,
      has_label_rouge: 1,
      quality_levels: 'non-premium, Premium',
      modules: [
        { module: 'text', module_id: 'above', place: 'top', title: 'Above', body: wordsOf(5000) },
        { module: 'text', module_id: 'below', title: 'Below', body: wordsOf(5000) },
      ],
      seo_title: 'Rich of Lopik',
      seo_description: 'What Rich does',
    },
    { slug: 'bare', title: 'Bare' },
    { slug: 'long', title: longTitle, animal_types: first, quality_levels: 'non-premium' },
    { slug: 'newcomer', title: 'Newcomer', farmer_is_new: 1 },
    ...ofOneOf('hunter', ['game', 'roe', 'deer', 'boar']),
    ...ofOneOf('sailor', ['fish', 'salmon']),
    ...many(18, (index) => ({ slug: `more-${index}`, title: `More ${index}`, animal_types: first })),
  ];
}

const breeds = ({ animalTypes }: Market): Item[] => [
  {
    slug: 'bont',
    title: 'Bont',
    summary: 'Spotted',
    body: '<p>Red and white.</p>',
    location: 'Groningen',
    image_url: '/media/breed-blaarkop.webp',
    animal_types: animalTypes[0],
  },
  ...many(18, (index) => ({ slug: `breed-${index}`, title: `Breed ${index}` })),
];

/** A text of so many words. */
function wordsOf(count: number): string {
  return `<p>${'woord '.repeat(count)}</p>`;
}

/** The newest first: whole, plain, untold, then twenty of which three have the second category; old and new of the sample besides. */
const articles = ({ code }: Market): Item[] => [
  {
    slug: 'whole',
    title: 'Whole & post',
    summary: 'In short',
    image_url: '/media/scene-forest.webp',
    // Already the fifth in both markets.
    publish_datetime: '2024-03-04T23:30:00Z',
    categories: ['farm', 'news'],
    body: `${wordsOf(200)}<p><a href="/${code}/about">eenmeer</a></p>`,
    related_blogs: ['post-0', 'post-1', 'post-2', 'post-3'],
    updated_at: '2024-04-01T10:00:00Z',
    seo_title: 'The whole post',
  },
  { slug: 'plain', title: 'Plain', publish_datetime: '2024-03-03T12:00:00Z', related_blogs: ['post-1', 'post-0'] },
  { slug: 'untold', title: 'Untold', categories: ['farm'] },
  ...many(20, (index) => ({
    slug: `post-${index}`,
    title: `Rood & Wit ${index}`,
    summary: index === 7 ? 'Over Entrecôte' : 'Kort',
    publish_datetime: `2023-01-${String(31 - index).padStart(2, '0')}T12:00:00Z`,
    categories: index % 7 === 0 ? ['farm'] : ['news'],
  })),
];

export function farmersAndPosts(market: Market, files: Files): Files {
  const more = (name: string, items: Item[]) => ({ [name]: [...items, ...(files[name] as Item[])] });
  return {
    ...files,
    'farmers.json': [...(files['farmers.json'] as Item[]), ...farmers(market)],
    'breeds.json': breeds(market),
    ...(market.words.blog ? more('articles.json', articles(market)) : {}),
  };
}
