import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import { commaList, entity, flag, key, plain, requiredText, essentialRichText, text } from '#contract/fields/read.ts';
import { alternates, readSeo, seoFields } from './shared-fields.ts';

/** A meat cut. */
export const Cut = entity(
  {
    slug: key,
    title: requiredText,
    summary: plain,
    body: essentialRichText,
    image_url: text,
    /** These three are sent by our own content service: teasers and the traceability block of the detail use them. */
    animal_types: commaList,
    category_slug: text,
    is_organic: flag,
    modules: PageModules,
    ...seoFields,
    alternates,
  },
  (wire) => ({
    slug: wire.slug,
    title: wire.title,
    summary: wire.summary,
    body: wire.body,
    image: wire.image_url,
    animalTypes: wire.animal_types,
    category: wire.category_slug,
    isOrganic: wire.is_organic,
    modules: wire.modules,
    seo: readSeo(wire),
    alternates: wire.alternates,
  }),
);
export type Cut = z.output<typeof Cut>;
