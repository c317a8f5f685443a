import type { ModuleOf, ModuleType } from '#contract/page-modules.ts';
import type { DataOf } from './load-modules.server.ts';

/** What the view of a module gets: the module as an editor set it, and what its load answered. */
export type ViewProps<T extends ModuleType> = { module: ModuleOf<T>; data: DataOf<T> | null };
