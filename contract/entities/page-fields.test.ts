import { test } from 'vitest';
import { moduleReaders } from '#contract/page-modules.ts';
import { expectEveryFieldRead } from '#tests/expect-every-field-read.ts';
import { Article, ArticleCategory } from './article.ts';
import { Cut } from './cut.ts';
import { Question } from './question.ts';
import { MenuItem } from './menu-item.ts';
import { Recipe } from './recipe.ts';
import { Review } from './review.ts';
import { Settings } from './settings.ts';
import { Slide } from './slide.ts';

const modules = [{ module: 'text', module_id: 1 }];

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

test('API-51 the settings of a market read every field', () => {
  expectEveryFieldRead({
    schema: Settings,
    fields: `reviews_num reviews_desc reviews_btn certificates_text footer_google_review_text footer_address_text
      newsletter_popup_off`,
    required: 'reviews_num',
    values: { newsletter_popup_off: true },
  });
});
