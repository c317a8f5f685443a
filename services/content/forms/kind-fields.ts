/** Where the fields of the contract stand in a form, and with which widget where the contract alone does not say. */
import { recipeCuts } from '#contract/search/recipe-choices.ts';
import type { KindName } from '../kinds.ts';
import type { FieldShape } from './field-shape.ts';

export const groups = [
  'name',
  'price',
  'contents',
  'origin',
  'delivery',
  'texts',
  'label',
  'marks',
  'related',
  'modules',
  'search',
  'technical',
] as const;
export type Group = (typeof groups)[number];

/** In the order of the form. What is named nowhere stands among the texts. */
export const groupFields: Record<Group, readonly string[]> = {
  name: `title name code slug farmer_name question card_description summary excerpt image_url header_image_url main_slider
    author location latitude longitude url button_text link_1 link_1_title link_2 link_2_title link_3 link_3_title
    farmer_is_new farmer_animal breeds_full quality_levels percent valid_from valid_until max_uses combines`.split(
    /\s+/,
  ),
  price: `shop_package_price price visual_price previous_price regular_price shop_package_price_per_kilo price_per_kilo
    shop_package_price_per_meals shop_product_total_package_available shop_product_stock_status stock_status`.split(
    /\s+/,
  ),
  contents: `packages weight pieces_per_vac unit_type shop_package_frontend_size shop_package_product_count
    shop_package_count shop_package_total_meals_for_person meals_range_per_package meatcut_pieces_suffix
    package_variations variations items slugs`.split(/\s+/),
  origin: `farmer_slug breed_slug breed_title shop_animal_name shop_animal_nr_prefix shop_animal_nr animal_nr
    shop_birth_country shop_fattening_country shop_slaughter_place shop_portioning_place birth_country fattening_country
    slaughter_place portioning_place born_on slaughtered_on cut_on slaughter_latitude slaughter_longitude
    cutting_latitude cutting_longitude product_shop_birth_country product_shop_fattening_country page_slug`.split(
    /\s+/,
  ),
  delivery: `delivery_year delivery_week product_shop_delivery_date product_shop_last_delivery_date season_from
    season_until published_at publish_datetime update_at updated_at created_at`.split(/\s+/),
  texts: `body_title body answer checklist additional_info prep_time cook_time portion_amount calories
    requirements instructions`.split(/\s+/),
  label: `food_name net_quantity ingredients allergens may_contain nutrition_of energy_kj energy_kcal fat saturates
    carbohydrate sugars protein salt storage durability slaughter_country slaughter_approval cutting_country
    cutting_approval scientific_name catch_area fishing_gear production_method was_frozen organic_code certificates
    husbandry_level alcohol_volume`.split(/\s+/),
  marks: `shop_brand_slug animal_type animal_types cuts method shop_category_slug category_slug package_slug
    relation_slug meatcut_slug categories is_organic is_demeter is_special is_highlight is_msc has_label_rouge`.split(
    /\s+/,
  ),
  related: ['related.packages', 'related.recipes', 'crosssell_items', 'related_blogs'],
  modules: ['modules'],
  search: ['seo_title', 'seo_description'],
  technical: ['product_id', 'bundled_item_id', 'bundle_id', 'shop_package_attributes'],
};

const farmerOfProduct =
  'farmer_name farmer_title farmer_summary farmer_location farmer_image_url farmer_header_image_url farmer_is_new farmer_animal'.split(
    ' ',
  );

/** Filled in from elsewhere, counted by the shop, or changed by a way of its own (the name in the address). */
const hidden: Partial<Record<KindName | 'all', readonly string[]>> = {
  all: ['slug', 'alternates', 'price_log'],
  packages: [
    ...farmerOfProduct,
    'breed_title',
    'breed_body',
    'breed_image_url',
    'shop_product_buyer_count',
    'shop_product_percentage_sold',
  ],
  'farmshop-products': [...farmerOfProduct, 'breed_title', 'breed_summary', 'breed_image_url'],
  traceability: ['farmer_name'],
  farmers: [
    'farmer_slug',
    'farmer_title',
    'farmer_summary',
    'farmer_location',
    'farmer_image_url',
    'farmer_header_image_url',
  ],
};

export function isHidden(kind: KindName, field: string): boolean {
  return [hidden.all, hidden[kind]].some((fields) => fields?.includes(field));
}

/** Kept by the stock screen: shown here only while nothing is published yet. */
export const stockKept: readonly string[] = [
  'shop_product_total_package_available',
  'shop_product_stock_status',
  'stock_status',
];

/** Fields the contract does not have, because composing fills others from them. */
export function addedFields(kind: KindName): Record<string, FieldShape> {
  const related: Record<string, FieldShape> = {
    'related.packages': { is: 'references', kind: 'packages' },
    'related.recipes': { is: 'references', kind: 'recipes' },
  };
  const season: Record<string, FieldShape> = { season_from: { is: 'text' }, season_until: { is: 'text' } };
  const breed: Record<string, FieldShape> = { breed_slug: { is: 'reference', kind: 'breeds' } };
  const added: Partial<Record<KindName, Record<string, FieldShape>>> = {
    packages: { ...related, ...season },
    farmers: related,
    breeds: related,
    cuts: related,
    articles: related,
    recipes: { ...related, ...season },
    'farmshop-products': breed,
    traceability: breed,
  };
  return added[kind] ?? {};
}

const animals = [
  'cow',
  'chicken',
  'pig',
  'sheep',
  'deer',
  'roe',
  'game',
  'boar',
  'turkey',
  'duck',
  'goose',
  'fish',
  'salmon',
  'codfish',
  'wine',
];

const references: Record<string, FieldShape> = {
  farmer_slug: { is: 'reference', kind: 'farmers' },
  breed_slug: { is: 'reference', kind: 'breeds' },
  breeds_full: { is: 'references', kind: 'breeds' },
  categories: { is: 'references', kind: 'article-categories' },
  related_blogs: { is: 'references', kind: 'articles' },
  crosssell_items: { is: 'references', kind: 'farmshop-products' },
  package_variation_slug: { is: 'reference', kind: 'packages' },
  product_slug: { is: 'reference', kind: 'packages' },
};

const allergens =
  'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs'.split(' ');
const statuses = ['instock', 'coming_soon', 'onbackorder', 'outofstock', 'soldout'];
const long = /^(?:card_description|summary|excerpt|seo_description|storage|operator_address|checklist)$/;
const isAddress = /^(?:url|button_link|link_[123])$/;
const money = /^(?:shop_package_price|price|visual_price|previous_price|regular_price|.*price_per_(?:kilo|meals))$/;

/** Where a name says more than the contract. */
export function namedShape(name: string, shape: FieldShape): FieldShape {
  if (references[name]) return references[name];
  if (isAddress.test(name) && shape.is === 'text') return { is: 'address' };
  if (/(?:^|_)image(?:_url)?$/.test(name) && shape.is === 'text') return { is: 'picture' };
  if (name === 'shop_brand_slug' || name === 'farmer_animal') return { is: 'choice', options: animals };
  if (name === 'animal_types') return { is: 'choices', options: animals };
  if (name === 'animal_type')
    return shape.is === 'words'
      ? { is: 'choices', options: ['general', ...animals] }
      : { is: 'choice', options: animals };
  if (name === 'is_highlight') return { is: 'choice', options: ['0', '1', 'express'] };
  if (name === 'allergens') return { is: 'choices', options: allergens };
  if (name === 'cuts' && shape.is === 'words') return { is: 'choices', options: recipeCuts };
  if (name === 'stock_status' || name === 'shop_product_stock_status') return { is: 'choice', options: statuses };
  if (money.test(name)) return { is: 'money' };
  return long.test(name) && shape.is === 'text' ? { is: 'long' } : shape;
}
