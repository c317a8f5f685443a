import type { StaticPage } from '#contract/entities/static-page.ts';

export type BannerData = Pick<StaticPage, 'slug' | 'title' | 'summary' | 'image' | 'address' | 'buttonText'>;

/** What a banner shows of the static page that is its content. */
export function bannerData({ slug, title, summary, image, address, buttonText }: StaticPage): BannerData {
  return { slug, title, summary, image, address, buttonText };
}
