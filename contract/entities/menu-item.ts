import { z } from 'zod';
import { entity, key, optionalKey, text } from '#contract/fields/read.ts';

export const MenuItem = entity(
  {
    menu_item_id: key,
    parent_id: optionalKey,
    title: text,
    url: text,
    icon_class: text,
    product_slug: text,
    animal_type: text,
    /** Filled by some services; the tree is always built from `parent_id`. */
    items: z.unknown().optional(),
  },
  (wire) => ({
    id: wire.menu_item_id,
    /** Empty or "0" for a root. */
    parentId: wire.parent_id ?? '',
    title: wire.title ?? '',
    address: wire.url,
    icon: wire.icon_class,
    productSlug: wire.product_slug,
    animal: wire.animal_type,
  }),
);
export type MenuItem = z.output<typeof MenuItem>;
