/** The sample content, grown until lists have pages and details have everything. */
import type { Market } from '#markets/index.ts';
import type { sampleContent } from './content/sample-content.ts';

type Files = ReturnType<typeof sampleContent>;
type Item = Record<string, unknown>;

/** 37 of the first animal, 18 of the second and the last one of the third, besides the sample's own: 59 in all. */
function recipes({ code, words, animalTypes }: Market): Item[] {
  const [first, second, third] = animalTypes;
  const copies = (count: number, animal: string | undefined) =>
    Array.from({ length: count }, (_, index) => ({
      slug: `${animal}-dish-${index}`,
      title: `Dish ${index}`,
      animal_types: animal,
    }));
  return [
    {
      slug: 'whole-stew',
      title: 'Whole stew',
      animal_types: first,
      author: 'Truus & co',
      body: '<p>Three hours of nothing.</p>',
      image_url: '/media/dish-stew.webp',
      prep_time: '20',
      cook_time: 190,
      portion_amount: 4,
      calories: 540,
      update_at: '2026-03-05',
      ingredients: [
        { amount: '700 g', title: 'Meat', url: `/${code}/${words.products}/box` },
        { amount: '2', title: 'Vinegar', url: 'https://vinegar.example/bottle' },
        { title: 'Salt' },
      ],
      requirements: [{ body: 'A pan' }],
      instructions: [
        { body: '<p>Stir.</p>', image_url: '/media/dish-tbone.webp' },
        { body: '<p>Wait.</p>', image: '/media/dish-stew.webp' },
      ],
    },
    ...copies(36, first),
    ...copies(18, second),
    ...copies(1, third),
  ];
}

const longTitle = 'Pakket met een heel lange naam die maar niet ophoudt '.repeat(4).trim();

function packages({ animalTypes }: Market): Item[] {
  const [first = ''] = animalTypes;
  const box = { farmer_slug: 'jan', shop_brand_slug: first, shop_package_price: 50 };
  const games = animalTypes.filter((animal) => ['game', 'deer', 'boar'].includes(animal));
  return [
    { ...box, slug: 'long-box', title: longTitle, product_id: 1101 },
    ...games.map((animal, index) => ({
      ...box,
      slug: `${animal}-box`,
      title: `Box of ${animal}`,
      product_id: 1110 + index,
      shop_brand_slug: animal,
    })),
    ...Object.entries({ dated: '2026-12-03', past: '2026-11-16' }).map(([name, day], index) => ({
      ...box,
      slug: `${name}-box`,
      title: `Box of ${day}`,
      product_id: 1120 + index,
      product_shop_delivery_date: day,
      checklist: ['Delivered on {estimated_delivery_date}'],
    })),
    {
      ...box,
      slug: 'full-box',
      title: 'Full box',
      product_id: 1102,
      shop_product_stock_status: 'instock',
      category_slug: 'cat',
      package_slug: 'steak-cut',
      card_description: 'Everything in it.',
      shop_package_attributes: { size: 'large & small' },
      checklist: ['Delivered from {estimated_delivery_date}'],
      additional_info: [{ title: 'Storage', body: '<p>Cold.</p>' }],
      body: '<p>The story.</p>',
      body_title: 'Story',
      packages: [
        {
          minced_packages: [
            { name: 'mince', meals: 6, weight: 500 },
            { name: 'rib burger', meals: 0, weight: 500 },
          ],
        },
      ],
    },
  ];
}

function staticPages({ code, words, productWords }: Market): Item[] {
  const firstWord = productWords.find(({ key }) => key === 'cow')?.word;
  const text = (module_id: string, place: string) => ({
    module: 'text',
    module_id,
    place,
    title: `Module ${module_id}`,
  });
  return [
    {
      slug: 'home',
      title: 'Home',
      body: '<p>Own words of home</p>',
      modules: [text('home-top', 'top'), text('home-bottom', 'bottom')],
    },
    {
      slug: 'mission',
      title: 'Mission',
      body: '<p>Own words of mission</p>',
      modules: [text('mission-top', 'top'), text('mission-bottom', 'bottom')],
    },
    {
      slug: 'about',
      title: 'About',
      summary: 'In short',
      body: '<p>At length</p>',
      image_url: '/media/scene-polder.webp',
      link_1: `/${code}/${words.faq}`,
      link_1_title: 'To the questions',
      link_2: 'https://elsewhere.example/',
      link_2_title: 'To elsewhere',
      modules: [text('about-bottom', 'bottom')],
      seo_title: 'About us',
      seo_description: 'Who we are',
    },
    { slug: words.products, title: 'All our meat' },
    { slug: words.cuts, title: 'All our cuts' },
    { slug: firstWord ?? 'none', title: 'Beef by word', summary: 'Of its own page' },
  ];
}

const cuts = ({ animalTypes }: Market): Item[] => [
  {
    slug: 'steak-cut',
    title: 'Steak',
    summary: 'From the loin',
    body: '<p>Leave the fat on.</p>',
    image_url: '/media/dish-steak.webp',
    animal_types: animalTypes[0],
    category_slug: 'cat',
    is_organic: 0,
  },
];

export function packagesAndRecipes(market: Market, files: Files): Files {
  const more = (name: string, items: Item[]) => ({ [name]: [...(files[name] as Item[]), ...items] });
  const [first, second] = market.animalTypes;
  return {
    ...files,
    ...more('recipes.json', recipes(market)),
    ...more('packages.json', packages(market)),
    'static-pages.json': staticPages(market),
    'cuts.json': cuts(market),
    'questions.json': [
      { question: 'General?', answer: '<p>Yes <b>always</b></p>' },
      { question: 'First?', answer: '<p>Of the first</p>', animal_type: first },
      { question: 'Second?', answer: '<p>Of the second</p>', animal_type: second },
      { question: 'Both?', answer: '<p>Of all</p>', animal_type: `general,${first},${second}` },
    ],
  };
}
