import { expect, test } from 'vitest';
import { type Doc, expectEveryFieldRead } from '#tests/expect-every-field-read.ts';
import { Breed } from './breed.ts';
import { Coupon } from './coupon.ts';
import { Farmer } from './farmer.ts';
import { FarmshopProduct } from './farmshop-product.ts';
import { Package } from './package.ts';

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

test('API-D4 of two minced items with one name the first counts, or their choices could not be told apart', () => {
  const minced_packages = [{ name: 'mince', meals: 2 }, { name: 'burger' }, { name: 'mince', meals: 5 }];
  const { contents } = Package.parse({ slug: 'a', title: 'A', packages: [{ minced_packages }] });
  expect(contents.minced.map(({ name, meals }) => [name, meals])).toEqual([
    ['mince', 2],
    ['burger', 0],
  ]);
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
