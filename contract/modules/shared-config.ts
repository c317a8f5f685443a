/** Settings that several modules have, as they travel and as code names them. */
import type { z } from 'zod';
import { commaList, text } from '#contract/fields/read.ts';

type Wire<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

/** Items of one animal. */
export const animalConfig = { animal_type: text };
export const readAnimal = (wire: Wire<typeof animalConfig>) => ({ animal: wire.animal_type });

/** Items that an editor picked, else those of one animal. */
export const pickedConfig = { slugs: commaList, animal_type: text };
export const readPicked = (wire: Wire<typeof pickedConfig>) => ({ slugs: wire.slugs, animal: wire.animal_type });

/** What the items are related to, where that is not the page. */
export const relatedConfig = { related_type: text, related_slug: text };
export const readRelated = (wire: Wire<typeof relatedConfig>) => ({
  relatedType: wire.related_type,
  relatedSlug: wire.related_slug,
});
