/** Why nothing can be published then; a time the clocks skip has one beside it. */
export type NoTime = { problem: 'notATime' | 'past' | 'far' } | { problem: 'noSuchTime'; offer: string };
