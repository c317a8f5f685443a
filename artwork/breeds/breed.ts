import type { AltRow } from '../alt-row.ts';
import type { AnimalName } from '../animals/animals.ts';
import type { Look } from '../animals/coats.ts';

/** `title` is one for all languages, or one for each; `varietyOf` the breed of which this is another colour. */
export type Breed = { animal: AnimalName; title: string | AltRow; look: Look; varietyOf?: string };
