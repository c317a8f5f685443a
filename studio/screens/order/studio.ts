import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';

/** The studio of somebody who is signed in. */
export type Studio = StudioContext & { person: Person };
