import type { PageModule } from '#contract/page-modules.ts';

/** What a module that is a heading above a row of cards gets. Nothing to show hides it, heading and all. */
export type CardListProps<T> = { module: PageModule; items: readonly T[] | null };
