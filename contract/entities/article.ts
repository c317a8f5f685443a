import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import { date, entity, items, key, plain, requiredText, essentialRichText, text } from '#contract/fields/read.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';

/** A blog category. */
export const ArticleCategory = entity({ slug: key, title: requiredText, ...seoFields }, (wire) => ({
  slug: wire.slug,
  title: wire.title,
  seo: readSeo(wire),
}));
export type ArticleCategory = z.output<typeof ArticleCategory>;

const CategoryLink = entity({ slug: key, title: requiredText }, (wire) => wire);

const cardFields = {
  slug: key,
  title: requiredText,
  summary: plain,
  image_url: text,
  publish_datetime: date,
  categories: items(CategoryLink),
  created_at: date,
};

type WireCard = z.output<z.ZodObject<typeof cardFields>>;

function toCard(wire: WireCard) {
  return {
    slug: wire.slug,
    title: wire.title,
    summary: wire.summary,
    image: wire.image_url,
    publishedAt: wire.publish_datetime ?? wire.created_at,
    categories: wire.categories,
  };
}

export const ArticleCard = entity(cardFields, toCard);
export type ArticleCard = z.output<typeof ArticleCard>;
export const articleCardFields = Object.keys(cardFields);

/** A blog post. */
export const Article = entity(
  {
    ...cardFields,
    body: essentialRichText,
    related_blogs: items(ArticleCard),
    ...seoFields,
    updated_at: date,
    modules: PageModules,
    alternates,
  },
  (wire) => ({
    ...toCard(wire),
    body: wire.body,
    related: wire.related_blogs,
    seo: readSeo(wire),
    updatedAt: wire.updated_at,
    modules: wire.modules,
    alternates: wire.alternates,
  }),
);
export type Article = z.output<typeof Article>;
