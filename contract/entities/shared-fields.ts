/** Fields that several entities have in common, on the wire and as code names them. */
import { isRecord } from '#contract/fields/json.ts';
import { isAbsent, reader, text } from '#contract/fields/read.ts';

export const seoFields = { seo_title: text, seo_description: text };
export type Seo = { title: string | null; description: string | null };

export function readSeo(wire: { seo_title: string | null; seo_description: string | null }): Seo {
  return { title: wire.seo_title, description: wire.seo_description };
}

/** Slugs of the same thing in other markets, keyed by market code. Only our own content service sends it. */
export const alternates = reader<Record<string, string> | null, Record<string, string>>(
  { type: 'object', additionalProperties: { type: 'string' } },
  (value, report) => {
    const entries = isRecord(value) ? Object.entries(value) : [];
    const slugs = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if (slugs.length < entries.length || !(isRecord(value) || isAbsent(value))) report('must be slugs by market');
    return Object.fromEntries(slugs);
  },
);

/** Up to three links that stand in the header block of a page or in a module. */
export const linkFields = {
  link_1: text,
  link_1_title: text,
  link_2: text,
  link_2_title: text,
  link_3: text,
  link_3_title: text,
};
export type TextLink = { address: string; title: string };

type WireLinks = { [K in keyof typeof linkFields]: string | null };

/** A link without an address or without a title is left out. */
export function readLinks(wire: WireLinks): TextLink[] {
  const pairs = [
    [wire.link_1, wire.link_1_title],
    [wire.link_2, wire.link_2_title],
    [wire.link_3, wire.link_3_title],
  ] as const;
  return pairs.flatMap(([address, title]) => (address && title ? [{ address, title }] : []));
}
