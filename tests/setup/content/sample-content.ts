/** A handful of everything, small enough to know by heart: what the tests of the services stand on. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Market } from '#contract/market.ts';

type Files = Record<string, unknown>;

const farmers = (animals: readonly string[]) => [
  {
    slug: 'jan',
    title: 'Jan',
    farmer_name: 'Jan de Boer',
    location: 'Deventer',
    animal_types: animals[0],
    breeds_full: ['bont'],
    is_organic: 1,
    image_url: '/media/portrait-henk.webp',
  },
  {
    slug: 'mia',
    title: 'Mia',
    location: 'Aalten',
    animal_types: `${animals[0]},${animals[1]}`,
    farmer_is_new: '1',
    quality_levels: 'premium',
  },
  { slug: 'piet', title: 'Piet', location: 'Urk', animal_types: animals[1] },
];

const farmerCopies = (animal: string) =>
  Array.from({ length: 18 }, (_, index) => ({
    slug: `farmer-${index}`,
    title: `Farmer ${index}`,
    animal_types: animal,
  }));

/** What the law wants to know of beef and of fish. */
const beefLabel = {
  slaughter_country: 'Nederland',
  slaughter_approval: 'NL 00000 EG',
  cutting_country: 'Nederland',
  cutting_approval: 'NL 00000 EG',
};
const fishLabel = {
  scientific_name: 'Gadus morhua',
  production_method: 'caught',
  catch_area: 'FAO 27.1',
  fishing_gear: 'lijnen',
};

function packages(animals: readonly string[]) {
  const box = {
    farmer_slug: 'jan',
    breed_slug: 'bont',
    shop_brand_slug: animals[0],
    shop_package_price: 82,
    shop_package_frontend_size: '4,1 kg',
    shop_birth_country: 'Nederland',
    shop_fattening_country: 'Nederland',
    ...beefLabel,
  };
  return [
    {
      ...box,
      slug: 'box',
      title: 'Box',
      product_id: 1001,
      shop_package_price_per_kilo: 20,
      shop_product_percentage_sold: 25,
      shop_product_buyer_count: 24,
      shop_product_total_package_available: 96,
      shop_product_stock_status: 'instock',
      category_slug: 'cat',
      shop_package_attributes: { size: 'small', animal: 'x' },
      product_shop_delivery_date: 'now+5d',
      shop_animal_nr_prefix: 'NL',
      shop_animal_nr: '5736 2041 8',
      package_variations: [{ package_variation_slug: 'big-box', package_variation_title: 'Big' }],
      packages: [
        {
          shop_packageproduct_type: 'cut',
          cut_packages: [{ name: 'steak', total_pieces: 4, pieces_per_vac: 2, weight: 550 }],
          minced_packages: [{ name: 'mince', meals: 6, weight: 500 }],
        },
      ],
      modules: [{ module: 'freezer-fit', module_id: 'f', config: { size: 'automatic' } }],
      related: { packages: ['other-box'] },
    },
    { ...box, slug: 'big-box', title: 'Big box', product_id: 1002, farmer_slug: 'mia', breed_slug: 'bont' },
    {
      ...box,
      slug: 'other-box',
      title: 'Other box',
      product_id: 1003,
      shop_brand_slug: animals[1],
      farmer_slug: 'piet',
      shop_product_stock_status: 'soldout',
      shop_product_percentage_sold: 100,
    },
  ];
}

const recipes = (code: string, products: string, animals: readonly string[]) => [
  {
    slug: 'stew',
    title: 'Stew',
    animal_types: animals[0],
    prep_time: '20',
    ingredients: [{ amount: '500 g', title: 'Meat', url: `/${code}/${products}/box` }],
    instructions: [{ body: '<p>Stir</p>' }],
    related: { recipes: ['soup'] },
  },
  { slug: 'soup', title: 'Soup', animal_types: animals[1] },
  { slug: 'roast', title: 'Roast', animal_types: animals[0] },
];

const farmshop = [
  {
    slug: 'steak',
    title: 'Steak',
    bundled_item_id: 1,
    bundle_id: 501,
    animal_type: 'cow',
    stock_status: 'instock',
    price: 9,
    weight: 300,
    pieces_per_vac: 1,
    price_per_kilo: 30,
    farmer_slug: 'jan',
    breed_slug: 'bont',
    published_at: 'now-3d',
    birth_country: 'Nederland',
    fattening_country: 'Nederland',
    ...beefLabel,
  },
  {
    slug: 'cod',
    title: 'Cod',
    bundled_item_id: 2,
    bundle_id: 501,
    animal_type: 'codfish',
    stock_status: 'outofstock',
    price: 8,
    crosssell_items: ['steak'],
    published_at: 'now-200d',
    ...fishLabel,
  },
  {
    slug: 'salmon',
    title: 'Salmon',
    bundled_item_id: 3,
    bundle_id: 501,
    animal_type: 'salmon',
    stock_status: 'instock',
    price: 8,
    regular_price: 10,
    price_log: [
      { from: '2026-08-17', price: 10 },
      { from: '2026-11-06', price: 8 },
    ],
    ...fishLabel,
  },
];

const articles = [
  {
    slug: 'old-post',
    title: 'Rib-eye grillen',
    summary: 'Over vuur',
    publish_datetime: '2024-03-05T12:00:00Z',
    categories: ['news'],
    related_blogs: ['new-post'],
  },
  {
    slug: 'new-post',
    title: 'De kudde',
    summary: 'Nieuws van de wei',
    publish_datetime: 'now-2d',
    categories: ['news', 'farm'],
  },
];

function traceability() {
  const record = {
    category_slug: 'cat',
    meatcut_slug: 'steak-cut',
    shop_birth_country: 'Nederland',
    farmer_slug: 'jan',
    breed_slug: 'bont',
    shop_animal_nr: '1',
  };
  return [
    { ...record, delivery_week: 'now-1w', is_organic: 0 },
    { ...record, delivery_week: 'now-1w', is_organic: 1, shop_animal_nr: '2' },
    { ...record, delivery_year: 2024, delivery_week: 10, is_organic: 0, shop_animal_nr: '3', product_id: 7001 },
  ];
}

export function sampleContent(market: Market): Files {
  const { code, words } = market;
  const animals = market.animalTypes;
  const blog = {
    'article-categories.json': [
      { slug: 'news', title: 'News' },
      { slug: 'farm', title: 'Farm' },
    ],
    'articles.json': articles,
  };
  return {
    'farmers.json': [...farmers(animals), ...farmerCopies(animals[0] ?? '')],
    'breeds.json': [{ slug: 'bont', title: 'Bont', summary: 'Spotted', animal_types: animals[0] }],
    'packages.json': packages(animals),
    'recipes.json': recipes(code, words.products, animals),
    'cuts.json': [{ slug: 'steak-cut', title: 'Steak', animal_types: animals[0] }],
    'questions.json': [
      { question: 'General?', answer: '<p>Yes</p>' },
      { question: 'Animal?', answer: '<p>Yes</p>', animal_type: animals[0] },
      { question: 'Both?', answer: '<p>Yes</p>', animal_type: `general,${animals[0]}` },
    ],
    'coupons.json': [
      {
        title: 'Coupon',
        visual_price: 25,
        variations: [
          { coupon_shop_variation_id: 9001, delivery_method: 'email' },
          { coupon_shop_variation_id: 9002, delivery_method: 'luxury' },
        ],
      },
    ],
    'coupon-codes.json': [{ code: 'WELKOM10', percent: 10 }],
    'static-pages.json': [
      { slug: 'home', title: 'Home', body: '<p>Hello <script>alert(1)</script></p>' },
      { slug: 'about', title: 'About' },
    ],
    'menus.json': {
      animals: [{ menu_item_id: 1, title: 'One', animal_type: animals[0] }],
      'main-menu': [
        { menu_item_id: 1, title: 'Home', url: `/${code}` },
        { menu_item_id: 2, parent_id: 1, title: 'About', url: `/${code}/about` },
      ],
      footer: [{ menu_item_id: 1, title: 'Shop', url: `/${code}/shop/` }],
    },
    'settings.json': { reviews_num: '1234', footer_address_text: '<p>Street 1</p>' },
    'redirects.json': { [`/${code}/old`]: { to: `/${code}/about` } },
    'traceability.json': traceability(),
    ...(words.farmshop ? { 'farmshop-products.json': farmshop, 'popular.json': ['cod', 'salmon', 'steak'] } : {}),
    ...(words.blog ? blog : {}),
  };
}

export async function writeContent(dir: string, files: Files): Promise<void> {
  for (const [name, value] of Object.entries(files)) {
    const path = join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof value === 'string' ? value : JSON.stringify(value));
  }
}
