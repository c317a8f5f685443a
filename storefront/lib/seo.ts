import type { RichText } from '#contract/read.ts';
import type { Market } from '#contract/market.ts';
import { metaDescription, metaTitle } from '#rules/meta-text.ts';

type Described = {
  title: string | null;
  summary?: string | null;
  body: RichText | null;
  seo: { title: string | null; description: string | null };
};

/** Title and description of a page from its own content. */
export function pageMeta(loaded: { page: Described; market: Market } | undefined) {
  if (!loaded) return [];
  const { page, market } = loaded;
  return [
    { title: metaTitle(page, market) },
    {
      name: 'description',
      content: metaDescription({ seo: page.seo, summary: page.summary ?? null, body: page.body }),
    },
  ];
}
