import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import { commaList, entity, key, plain, requiredText, essentialRichText, text } from '#contract/fields/read.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';

export const Breed = entity(
  {
    slug: key,
    title: requiredText,
    summary: plain,
    body: essentialRichText,
    location: text,
    image_url: text,
    /** Which teasers it may stand in. Only our own content service sends it. */
    animal_types: commaList,
    modules: PageModules,
    ...seoFields,
    alternates,
  },
  (wire) => ({
    slug: wire.slug,
    title: wire.title,
    summary: wire.summary,
    body: wire.body,
    location: wire.location,
    image: wire.image_url,
    animalTypes: wire.animal_types,
    modules: wire.modules,
    seo: readSeo(wire),
    alternates: wire.alternates,
  }),
);
export type Breed = z.output<typeof Breed>;
