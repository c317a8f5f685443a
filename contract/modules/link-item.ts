import type { z } from 'zod';
import { entity, requiredText, text } from '#contract/fields/read.ts';

/** An item of a module that leads somewhere. */
export const LinkItem = entity(
  { title: requiredText, url: text, image_url: text, icon_class: text, animal_type: text, body: text },
  (wire) => ({
    title: wire.title,
    address: wire.url,
    image: wire.image_url,
    icon: wire.icon_class,
    animal: wire.animal_type,
    body: wire.body,
  }),
);
export type LinkItem = z.output<typeof LinkItem>;
