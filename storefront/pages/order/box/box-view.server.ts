/** What is told of a box: its number and its animals are the order's own copy, pictures and the breed are content. */
import { normalTag } from '#rules/animals/normal-tag.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { type BoxShare, shareOf } from '#rules/orders/boxes/box-number.ts';
import { getPackage } from '#storefront/data/get-package.server.ts';
import { orNull } from '#storefront/data/or-not-found.server.ts';
import type { SharedBox } from '#storefront/ports/orders.ts';
import type { RequestContext } from '#storefront/request-context.ts';

export type BoxView = {
  share: BoxShare;
  name: string;
  tags: { tag: string; to: string | null }[];
  animal: string | null;
  breed: string | null;
  farmer: string | null;
  region: string | null;
  portrait: string | null;
  cover: string | null;
  cardPath: string | null;
};

export const cardPath = ({ code }: { code: string }, key: string) => `/${code}/shop/card/${key}`;

/** Null where the box has no number. */
export async function boxView({ content, market, log }: RequestContext, box: SharedBox): Promise<BoxView | null> {
  const { boxNumber: number, boxTotal: total, quantity, animals, packedAnimals, slug, cardKey } = box;
  if (number === null || total === null) return null;
  const sold = await orNull(getPackage(content, slug), log);
  return {
    share: shareOf({ number, quantity, total, animals }),
    name: box.name,
    tags: (packedAnimals ?? animals).map((tag) => {
      const normal = normalTag(tag);
      return { tag, to: normal && pathTo(market, 'animal', { slug: normal }) };
    }),
    animal: sold?.animal ?? null,
    breed: sold?.breed?.title ?? sold?.breedName ?? null,
    farmer: box.farmer,
    region: sold?.farmer?.location ?? null,
    portrait: sold?.breed?.image ?? sold?.image ?? null,
    cover: sold?.farmer?.headerImage ?? null,
    cardPath: cardKey && cardPath(market, cardKey),
  };
}
