/** What page modules ask of the content service. Most ask nothing; one that does gets a line in `loads`. */
import type { RelatedType } from '#contract/content.ts';
import type { Package } from '#contract/entities/package.ts';
import type { ModuleOf, ModuleType, PageModule } from '#contract/page-modules.ts';
import type { VisitorContext } from '#storefront/context.ts';

/** The page the modules stand on. */
export type ModulePage = { relatedType: RelatedType | null; slug: string | null; package?: Package };

type LoadContext = VisitorContext & { page: ModulePage };

export const loads = {} satisfies {
  [T in ModuleType]?: (module: ModuleOf<T>, context: LoadContext) => Promise<unknown>;
};

type Loads = typeof loads;
export type DataOf<T extends ModuleType> = T extends keyof Loads
  ? Loads[T] extends (...args: never[]) => Promise<infer Data>
    ? Data
    : null
  : null;

/** A module with what it asked for; null where it asked for nothing, or got no answer. */
export type Loaded<T extends ModuleType = ModuleType> = {
  [K in T]: { type: K; module: ModuleOf<K>; data: DataOf<K> | null };
}[T];

export async function loadModules(
  modules: PageModule[],
  visitor: VisitorContext,
  page: ModulePage = { relatedType: null, slug: null },
): Promise<Loaded[]> {
  void visitor;
  void page;
  return Promise.resolve(modules.map((module) => ({ type: module.type, module, data: null }) as Loaded));
}
