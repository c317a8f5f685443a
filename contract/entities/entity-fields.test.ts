import { expect, test } from 'vitest';
import type { z } from 'zod';
import { moduleReaders } from '#contract/page-modules.ts';
import { readLeniently, readStrictly } from '#contract/read.ts';
import { Article, ArticleCategory } from './article.ts';
import { Breed } from './breed.ts';
import { Coupon } from './coupon.ts';
import { Cut } from './cut.ts';
import { Farmer } from './farmer.ts';
import { FarmshopProduct } from './farmshop-product.ts';
import { Question } from './faq.ts';
import { MenuItem } from './menu-item.ts';
import { Package } from './package.ts';
import { Recipe } from './recipe.ts';
import { Review } from './review.ts';
import { Settings } from './settings.ts';
import { Slide } from './slide.ts';

type Doc = Record<string, unknown>;
type Described = {
  schema: z.ZodType;
  /** As the specification lists them. */
  fields: string;
  required: string;
  /** Values of the fields that are not text. */
  values?: Doc;
  /** Fields with no effect, on purpose. */
  unused?: string[];
  /** The document around the described one, when that never travels alone. */
  within?: (doc: Doc) => Doc;
};

function without(doc: Doc, field: string): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([name]) => name !== field));
}

function expectEveryFieldRead({
  schema,
  fields,
  required,
  values = {},
  unused = [],
  within = (doc) => doc,
}: Described) {
  const names = fields.split(/\s+/);
  const full: Doc = Object.fromEntries(names.map((name) => [name, values[name] ?? `a ${name}`]));
  const minimal: Doc = Object.fromEntries(required.split(/\s+/).map((name) => [name, full[name]]));

  expect(readStrictly(schema, within(full)), 'all fields are known').toMatchObject({ ok: true });
  expect(readStrictly(schema, within(minimal)), 'the others may be missing').toMatchObject({ ok: true });

  const read = (doc: Doc) => {
    try {
      return JSON.stringify(readLeniently(schema, within(doc)).data);
    } catch {
      return 'refused';
    }
  };
  const silent = names.filter((name) => {
    const alone = { ...minimal, [name]: full[name] };
    return read(alone) === read(without(alone, name)) && read(full) === read(without(full, name));
  });
  expect(silent, 'fields without an effect').toEqual(unused);

  const unguarded = names.filter((name) => readStrictly(schema, within({ ...full, [name]: [[]] })).ok);
  expect(
    unguarded.filter((name) => !unused.includes(name)),
    'fields in which garbage goes unnoticed',
  ).toEqual([]);
}

const modules = [{ module: 'text', module_id: 1 }];
const farmshopCard = { bundled_item_id: 2, bundle_id: 22, title: 'Gehakt', slug: 'gehakt' };

test('API-34 API-35 a package reads every field of card, detail, farmer and traceability', () => {
  expectEveryFieldRead({
    schema: Package,
    fields: `slug title body body_title image_url main_slider seo_title seo_description shop_brand_slug
      shop_category_slug category_slug package_slug is_organic is_demeter is_special is_highlight is_msc has_label_rouge
      shop_product_percentage_sold shop_animal_nr_prefix shop_animal_nr shop_animal_name shop_package_product_count
      meatcut_pieces_suffix shop_package_total_meals_for_person shop_package_frontend_size shop_package_count
      shop_package_attributes additional_info card_description shop_package_price shop_package_price_per_meals
      shop_package_price_per_kilo previous_price shop_product_buyer_count shop_product_total_package_available
      shop_product_stock_status meals_range_per_package product_id checklist product_shop_delivery_date
      package_variations packages modules breed_slug breed_title breed_body breed_image_url
      farmer_slug farmer_name farmer_title farmer_summary farmer_location farmer_image_url farmer_header_image_url
      farmer_is_new farmer_animal
      shop_birth_country shop_fattening_country shop_slaughter_place shop_portioning_place product_shop_birth_country
      product_shop_fattening_country page_slug`,
    required: 'slug title',
    values: {
      main_slider: [{ slideritem_id: 7 }],
      is_organic: 1,
      is_demeter: '1',
      is_special: true,
      is_highlight: 'express',
      is_msc: 1,
      has_label_rouge: 1,
      shop_product_percentage_sold: '45',
      shop_package_product_count: 12,
      shop_package_count: 3,
      shop_package_attributes: '{"size":"large"}',
      shop_package_price: '89.95',
      shop_package_price_per_meals: 4.5,
      shop_package_price_per_kilo: '17,99',
      previous_price: 99.95,
      shop_product_buyer_count: 31,
      shop_product_total_package_available: 40,
      product_id: 4711,
      checklist: ['Delivered {estimated_delivery_date}'],
      product_shop_delivery_date: '2026-03-05',
      package_variations: [{ package_variation_slug: 'small', package_variation_title: 'Small' }],
      packages: [{ shop_packageproduct_type: 'cut', cut_packages: [{ name: 'ribeye' }] }],
      modules,
      farmer_is_new: 1,
    },
  });
});

test('API-36 a package item reads every field; the type of a part is told by which list it fills', () => {
  const parts = (part: Doc) => ({ slug: 'a', title: 'A', packages: [part] });
  expectEveryFieldRead({
    schema: Package,
    fields: 'shop_packageproduct_type cut_packages minced_packages',
    required: 'shop_packageproduct_type',
    values: {
      shop_packageproduct_type: 'minced',
      cut_packages: [{ name: 'ribeye' }],
      minced_packages: [{ name: 'burgers' }],
    },
    unused: ['shop_packageproduct_type'],
    within: parts,
  });
  for (const list of ['cut_packages', 'minced_packages']) {
    expectEveryFieldRead({
      schema: Package,
      fields: `name meals total_pieces pieces_per_vac weight frontend_name frontend_name_detailpage unit_single unit_type
        max_amount_product_vac`,
      required: 'name',
      values: { meals: 2, total_pieces: '4', pieces_per_vac: 2, weight: '0,5', max_amount_product_vac: 3 },
      within: (item) => parts({ [list]: [item] }),
    });
  }
});

test('API-37 a farmer reads every field in both spellings', () => {
  expectEveryFieldRead({
    schema: Farmer,
    fields: `slug farmer_slug farmer_name title farmer_title summary farmer_summary body location farmer_location
      image_url farmer_image_url header_image_url farmer_header_image_url farmer_is_new farmer_animal animal_types
      breeds_full is_organic is_msc has_label_rouge quality_levels modules seo_title seo_description`,
    required: 'slug title',
    values: {
      farmer_is_new: '1',
      breeds_full: [{ slug: 'limousin', title: 'Limousin' }],
      is_organic: 1,
      is_msc: 1,
      has_label_rouge: 1,
      quality_levels: 'premium',
      modules,
    },
    // The plain spelling is there as well, without it these are read: the test of who wins.
    unused: ['farmer_slug', 'farmer_title'],
  });
  expectEveryFieldRead({
    schema: Farmer,
    fields: 'farmer_slug farmer_title farmer_name',
    required: 'farmer_slug farmer_title',
  });
});

test('API-38 a breed reads every field', () => {
  expectEveryFieldRead({
    schema: Breed,
    fields: 'slug title summary body location image_url modules seo_title seo_description',
    required: 'slug title',
    values: { modules },
  });
});

test('API-39 a recipe reads every field', () => {
  const recipe = { slug: 'a', title: 'A' };
  expectEveryFieldRead({
    schema: Recipe,
    fields: `slug title seo_title seo_description body author image_url update_at portion_amount prep_time cook_time
      calories ingredients requirements instructions modules`,
    required: 'slug title',
    values: {
      update_at: '2026-03-05 12:00:00',
      portion_amount: '4',
      prep_time: 20,
      cook_time: '45',
      calories: 610,
      ingredients: [{ title: 'Salt' }],
      requirements: [{ body: 'A pan' }],
      instructions: [{ body: '<p>Stir.</p>' }],
      modules,
    },
  });
  const parts: [list: string, fields: string, required: string][] = [
    ['ingredients', 'amount title url', 'title'],
    ['requirements', 'body', 'body'],
    ['instructions', 'body image image_url', 'body'],
  ];
  for (const [list, fields, required] of parts) {
    expectEveryFieldRead({ schema: Recipe, fields, required, within: (part) => ({ ...recipe, [list]: [part] }) });
  }
});

test('API-40 a blog post reads every field', () => {
  expectEveryFieldRead({
    schema: Article,
    fields: `slug title summary body image_url publish_datetime categories related_blogs seo_title seo_description
      created_at updated_at`,
    required: 'slug title',
    values: {
      publish_datetime: '2026-03-05T12:00:00Z',
      categories: [{ slug: 'farm', title: 'Farm' }],
      related_blogs: [{ slug: 'b', title: 'B' }],
      created_at: '2026-03-01',
      updated_at: '2026-03-06',
    },
  });
});

test('API-41 a blog category reads every field', () => {
  expectEveryFieldRead({
    schema: ArticleCategory,
    fields: 'slug title seo_title seo_description',
    required: 'slug title',
  });
});

test('API-42 a question reads every field', () => {
  expectEveryFieldRead({ schema: Question, fields: 'question answer animal_type', required: 'question' });
});

test('API-43 a meat cut reads every field', () => {
  expectEveryFieldRead({
    schema: Cut,
    fields: 'slug title summary body image_url seo_title seo_description',
    required: 'slug title',
  });
});

test('API-44 a review reads every field', () => {
  expectEveryFieldRead({ schema: Review, fields: 'reviewer description', required: 'reviewer description' });
});

test('API-45 a menu item reads every field but items, which the tree replaces', () => {
  expectEveryFieldRead({
    schema: MenuItem,
    fields: 'menu_item_id parent_id title url icon_class product_slug animal_type items',
    required: 'menu_item_id',
    values: { parent_id: 3, items: [{ menu_item_id: 9 }] },
    unused: ['items'],
  });
});

test('API-46 a slide reads every field', () => {
  expectEveryFieldRead({
    schema: Slide,
    fields: `slideritem_id type content image_url responsive_image_url image_alt_text body background_color custom_class
      shop_title shop_name pieces_per_vac total_pieces weight unit_single`,
    required: 'slideritem_id',
    values: { type: 'video_url', pieces_per_vac: 2, total_pieces: '8', weight: '0.4' },
  });
});

test.each(Object.entries(moduleReaders))('API-47 the module %s reads every field', (type, schema) => {
  const hasItems = ['navigator', 'related-item', 'reviews'].includes(type);
  expectEveryFieldRead({
    schema,
    fields: `module module_id place config body title button_text button_link anchor class total_show body_position
      slider_items items top_sub_module_id bottom_sub_module_id link_1 link_1_title link_2 link_2_title link_3 link_3_title`,
    required: 'module module_id',
    values: {
      module: type,
      place: 'top',
      config: '{}',
      total_show: '4',
      slider_items: [{ slideritem_id: 7 }],
      items: [type === 'reviews' ? { reviewer: 'Anna', description: 'Good' } : { title: 'A link' }],
    },
    // Settings have their own test; items mean something to three modules only.
    unused: hasItems ? ['config'] : ['config', 'items'],
  });
});

test('API-48 a farm shop product reads every field', () => {
  expectEveryFieldRead({
    schema: FarmshopProduct,
    fields: `bundled_item_id bundle_id title summary body slug relation_slug animal_type is_organic stock_status
      published_at price regular_price price_per_kilo weight unit_type pieces_per_vac image_url birth_country animal_nr
      fattening_country slaughter_place portioning_place breed_title breed_summary breed_image_url farmer_title
      farmer_summary farmer_image_url farmer_header_image_url farmer_location farmer_slug farmer_is_new crosssell_items
      modules`,
    required: 'bundled_item_id bundle_id title slug',
    values: {
      is_organic: 1,
      published_at: '2026-03-05',
      price: '12.50',
      regular_price: 14,
      price_per_kilo: '41,67',
      weight: 300,
      pieces_per_vac: 2,
      farmer_is_new: true,
      crosssell_items: [farmshopCard],
      modules,
    },
  });
});

test('API-49 a coupon product reads every field', () => {
  expectEveryFieldRead({
    schema: Coupon,
    fields: 'visual_price excerpt variations',
    required: 'visual_price',
    values: { visual_price: '25', variations: [{ coupon_shop_variation_id: 15 }] },
  });
  expectEveryFieldRead({
    schema: Coupon,
    fields: 'coupon_shop_variation_id delivery_method',
    required: 'coupon_shop_variation_id',
    within: (variation) => ({ visual_price: 25, variations: [variation] }),
  });
});

test('API-51 the settings of a market read every field', () => {
  expectEveryFieldRead({
    schema: Settings,
    fields: `reviews_num reviews_desc reviews_btn certificates_text footer_google_review_text footer_address_text`,
    required: 'reviews_num',
  });
});
