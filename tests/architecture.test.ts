// What no tool checks: sizes, names, and words that must stay where they belong. Imports: boundaries.mjs.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = 'contract,markets,rules,services,storefront,studio,server,database,bench,scripts,tests';
const code = [
  ...globSync(`{${folders}}/**/*.{ts,tsx,mjs,mts,cjs,css,sql}`, { cwd: root }),
  ...globSync('*.{ts,mjs,cjs}', { cwd: root }),
];

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const except = (files: string[], ...patterns: RegExp[]) =>
  files.filter((file) => !patterns.some((pattern) => pattern.test(file)));
const shipped = code.filter((file) => !isTest(file));

/** "file:line text" of every match, so that a failure can be read and clicked. */
function find(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
  );
}

test('the tree was found', () => {
  expect(code.length).toBeGreaterThan(20);
});

test('no file is longer than 300 lines, but for data', () => {
  const limited = except(shipped, /^markets\//, /^studio\/texts\//, /\/tables\.ts$/, /^database\/(seed|migrations)\//);
  const lengths = limited.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
});

test('the system stands on one screen: app.ts has 120 lines at most', () => {
  expect(read('server/app.ts').split('\n').length - 1).toBeLessThanOrEqual(120);
});

test('files and folders are named in kebab-case', () => {
  const isKebab = (part: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/.test(part);
  const named = except(code, /^database\/migrations\//, /^tests\/fixtures\//);
  expect(named.filter((file) => !file.split('/').every(isKebab))).toEqual([]);
});

test('no drawer for leftovers', () => {
  const isDrawer = (file: string) =>
    file.split(/[/.]/).some((part) => /^(lib|blocks|utils?|helpers?|misc|common)$/.test(part));
  expect(code.filter(isDrawer)).toEqual([]);
});

/** Files that stand side by side, by folder. */
const inFolders = () =>
  Map.groupBy(
    except(code, /^database\/(seed|migrations)\//, /^tests\/fixtures\//).filter((file) => file.includes('/')),
    (file) => file.slice(0, file.lastIndexOf('/')),
  );

test('no folder holds more than 25 files side by side', () => {
  expect([...inFolders()].filter(([, files]) => files.length > 25).map(([folder]) => folder)).toEqual([]);
});

test('no folder is made for one file, but for pages, screens and modules, which are folders', () => {
  const isPlace = /^(storefront\/(pages|modules)|studio\/screens)\/[\w-]+$/;
  const isAlone = ([folder, files]: [string, string[]]) =>
    files.length === 1 &&
    !isPlace.test(folder) &&
    !code.some((file) => file.startsWith(`${folder}/`) && !files.includes(file));
  expect([...inFolders()].filter(isAlone).map(([folder]) => folder)).toEqual([]);
});

test('nothing is left to do in a comment', () => {
  expect(find(code, /\bTO[D]O\b|\bFIX[M]E\b/)).toEqual([]);
});

test('requirement numbers stand in tests, not in code', () => {
  const groups =
    'ANA|API|BLG|BRD|CON|CPN|CRD|CUT|ERR|FAQ|FRM|FSH|FTR|HDR|HOME|I18N|IMG|LST|MKT|MOD|PRD|RCP|RTE|SEO|SGN|SHP|SRC|STO';
  const number = new RegExp(`\\b(${groups})-D?\\d+\\b`);
  expect(find(shipped, number)).toEqual([]);
});

test('every test runs', () => {
  expect(find(code.filter(isTest), /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fixme|fails)\b/)).toEqual([]);
});

test('settings are read in one place', () => {
  const settings = /\bimport\.meta\.env\b|\bprocess\??\.env\b|\benv\b[^=;]*=\s*(globalThis\.)?process\b/;
  const readers = except(shipped, /^server\/config\.ts$/, /^scripts\//, /^[^/]+\.config\.ts$/);
  expect(find(readers, settings)).toEqual([]);
});

test('nothing outside the repository is imported', () => {
  const outside = code.flatMap((file) => importsOf(file).map((to) => ({ file, to }))).filter(leavesRepository);
  expect(outside).toEqual([]);
});

// The spelling of the content service and the shop. Left out: words that are also values (coming_soon, video_url) or
// parameters of calls and addresses (animal_type, per_page, product_id).
const wireNames = `
  additional_info animal_nr animal_types background_color birth_country body_position body_title
  bottom_sub_module_id breed_body breed_image_url breed_slug breed_summary breed_title breeds_full bundle_data bundle_id
  bundled_item_data bundled_item_id button_link button_text card_description category_slug cook_time
  coupon_shop_variation_id created_at crosssell_items custom_class cut_packages delivery_method farmer_animal
  farmer_header_image_url farmer_image_url farmer_is_new farmer_location farmer_name farmer_slug farmer_summary
  farmer_title fattening_country frontend_name frontend_name_detailpage has_label_rouge header_image_url icon_class
  image_alt_text image_url is_demeter is_highlight is_msc is_organic is_special main_slider max_amount_product_vac
  meals_range_per_package meatcut_pieces_suffix menu_item_id minced_packages package_slug package_variation_slug
  package_variation_title package_variations page_slug parent_id pieces_per_vac portion_amount
  portioning_place prep_time previous_price price_per_kilo product_shop_birth_country product_shop_delivery_date
  product_shop_fattening_country product_slug publish_datetime published_at quality_levels regular_price related_blogs
  related_slug related_type relation_slug responsive_image_url reviews_btn reviews_desc reviews_num seo_description seo_title shop_animal_name
  shop_animal_nr shop_animal_nr_prefix shop_birth_country shop_brand_slug shop_category_slug shop_fattening_country
  shop_name shop_package_attributes shop_package_count shop_package_frontend_size shop_package_price
  shop_package_price_per_kilo shop_package_price_per_meals shop_package_product_count
  shop_package_total_meals_for_person shop_packageproduct_type shop_portioning_place shop_product_buyer_count
  shop_product_percentage_sold shop_product_stock_status shop_product_total_package_available shop_slaughter_place
  shop_title slaughter_place slider_items slideritem_id stock_status top_sub_module_id total_pieces total_show
  unit_single unit_type update_at updated_at visual_price
`;

test('wire names stay in the contract and the services that speak them', () => {
  const others = except(
    shipped,
    /^contract\//,
    /^services\/(content|shop)\//,
    /^bench\/(?:catalogue|counter)/,
    /^database\/(seed|migrations)\//,
  );
  const names = wireNames.trim().split(/\s+/).join('|');
  expect(find(others, new RegExp(`\\b(${names})\\b`))).toEqual([]);
  // A parameter of calls, but not what code calls the setting of a module.
  expect(find(others, /\bconfig\b.*\banimal_type\b/)).toEqual([]);
});

function importsOf(file: string): string[] {
  if (!/\.(ts|tsx|mjs|cjs)$/.test(basename(file))) return [];
  const { module } = parseSync(file, read(file));
  const reexports = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest));
  return [...module.staticImports.map((entry) => entry.moduleRequest), ...reexports].flatMap((to) => to?.value ?? []);
}

function leavesRepository({ file, to }: { file: string; to: string }): boolean {
  return to.startsWith('/') || (to.startsWith('.') && !resolve(root, file, '..', to).startsWith(`${root}/`));
}

test('a comment names files that exist', () => {
  const named = new RegExp(`\\b(?:${folders.replaceAll(',', '|')}|docs)/[\\w./-]+\\.(?:tsx?|m?js|css|md|json)\\b`, 'g');
  const isComment = /^\s*(?:\/\/|\/?\*)/;
  const wrong = except(code, /^tests\/fixtures\//, /^tests\/recipes/, /^database\/migrations\//).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (isComment.test(line) ? (line.match(named) ?? []) : []).map((path) => ({ at, path })))
      .filter(({ path }) => !existsSync(join(root, path)))
      .map(({ at, path }) => `${file}:${at + 1} ${path}`),
  );
  expect(wrong).toEqual([]);
});
