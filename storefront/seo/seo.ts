/**
 * What a page says about itself to search engines and social networks. Made on the server: every route's loader ends with
 *
 *   return withHead(loaded, pageMeta(loaded));
 *
 * or, where it names its content otherwise or there is more to say,
 *
 *   withHead(loaded, pageMeta({ page: loaded.recipe, address: loaded.address, kind: 'article', jsonLd: [...] }))
 *
 * and its `meta` is
 *
 *   export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData);
 *
 * - `page`: title, seo, summary, body and image of the content the page shows; all may be missing.
 * - `address`: what `pageAddress` of page-address.server.ts gave the loader.
 * - `kind`: website (default), article or product.
 * - `jsonLd`: what the functions of json-ld.ts return.
 */
import type { MetaDescriptor } from 'react-router';
import { imageAddress } from '#contract/images.ts';
import type { RichText } from '#contract/fields/read.ts';
import type { Seo } from '#contract/entities/shared-fields.ts';
import type { Market } from '#contract/market.ts';
import { metaDescription, metaTitle } from '#rules/text/meta-text.ts';

export type PageAddress = {
  /** Canonical, absolute. */
  url: string;
  origin: string;
  /** This page in every market that has it, this one included: its public address, and where a link from this host leads. */
  inMarkets: { code: string; langTag: string; href: string; link: string; isDefault: boolean }[];
  /** For the market switch: the same page, else the list it would stand in. Markets with neither are missing. */
  nearest: { code: string; link: string }[];
  /** Whether those are really the same page, and not only the nearest to it. */
  isPaired: boolean;
  /** The title with what tells it from others of the same content; `%title%` stands for the content's own. */
  titlePattern: string | null;
  market: Pick<Market, 'title' | 'brand' | 'ogLocale' | 'twitterHandle' | 'socialAdminId' | 'skyline'>;
};

type Described = {
  title?: string | null;
  summary?: string | null;
  body?: RichText | null;
  image?: string | null;
  seo?: Seo | null;
};

export type JsonLd = { '@type': string; [property: string]: unknown };

export type PageMeta = {
  page: Described;
  address: PageAddress;
  kind?: 'website' | 'article' | 'product';
  jsonLd?: (JsonLd | null)[];
};

export function pageMeta(loaded: PageMeta): MetaDescriptor[] {
  const { page, address, kind = 'website', jsonLd = [] } = loaded;
  const own = metaTitle(page, address.market);
  const title = address.titlePattern?.replace('%title%', () => own) ?? own;
  const description = metaDescription(page);
  return [
    { title },
    ...named({ description }),
    { tagName: 'link', rel: 'canonical', href: address.url },
    ...alternateLinks(address),
    ...socialMeta({
      title,
      description,
      kind,
      image: shareImage(page.image || address.market.skyline, address.origin),
      address,
    }),
    ...jsonLd.flatMap((data) => (data ? [{ 'script:ld+json': data }] : [])),
  ];
}

function alternateLinks({ inMarkets, isPaired }: PageAddress): MetaDescriptor[] {
  if (!isPaired || inMarkets.length < 2) return [];
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return inMarkets.flatMap(({ langTag, href, isDefault }) => [
    link(langTag, href),
    ...(isDefault ? [link('x-default', href)] : []),
  ]);
}

/** The picture of a page as it is shared: large, and in the format every network reads. */
export function shareImage(image: string | null | undefined, origin: string): string | null {
  const address = imageAddress(image, 'resize-1200', 'jpg');
  return address && new URL(address, origin).href;
}

type Social = {
  title: string;
  description: string;
  kind: string;
  image: string | null;
  address: PageAddress;
};

function socialMeta({ title, description, kind, image, address }: Social): MetaDescriptor[] {
  const { brand, ogLocale, twitterHandle, socialAdminId } = address.market;
  return [
    ...properties({
      'og:type': kind,
      'og:title': title,
      'og:description': description,
      'og:url': address.url,
      'og:site_name': brand,
      'og:locale': ogLocale,
      'og:image': image,
      'fb:admins': socialAdminId,
    }),
    ...named({ 'twitter:card': image ? 'summary_large_image' : 'summary', 'twitter:site': twitterHandle }),
  ];
}

type Values = Record<string, string | null>;

function named(values: Values): MetaDescriptor[] {
  return Object.entries(values).flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

function properties(values: Values): MetaDescriptor[] {
  return Object.entries(values).flatMap(([property, content]) => (content ? [{ property, content }] : []));
}
