import type { z } from 'zod';
import { PageModules } from '#contract/page-modules.ts';
import { entity, essentialRichText, essentialText, optionalKey, plain, text } from '#contract/fields/read.ts';
import { alternates, linkFields, readLinks, readSeo, seoFields } from './shared-fields.ts';

/** Content of a page that is not an entity of its own: home, mission, the heads of lists, banners, free pages. */
export const StaticPage = entity(
  {
    /** The caller knows it, so services need not repeat it. */
    slug: optionalKey,
    title: essentialText,
    summary: plain,
    body: essentialRichText,
    image_url: text,
    /** Where a banner leads. */
    url: text,
    button_text: text,
    ...linkFields,
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
    address: wire.url,
    buttonText: wire.button_text,
    links: readLinks(wire),
    modules: wire.modules,
    seo: readSeo(wire),
    alternates: wire.alternates,
  }),
);
export type StaticPage = z.output<typeof StaticPage>;
