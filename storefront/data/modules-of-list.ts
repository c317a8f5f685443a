import type { AnimalType } from '#contract/market.ts';
import type { PageModule } from '#contract/page-modules.ts';

type Narrowed = {
  /** The animal the list is of; null for all. */
  animal: AnimalType | null;
  /** Something else is chosen, such as a time. */
  isChosen?: boolean;
};

/**
 * The modules of a list that is narrowed: those that show things of an animal show things of this one, and what an editor picked
 * for the whole list is left out. Nobody looks for cows below fishermen.
 */
export function modulesOfList(modules: readonly PageModule[], { animal, isChosen = false }: Narrowed): PageModule[] {
  if (animal === null && !isChosen) return [...modules];
  return modules
    .filter((module) => !isPicked(module))
    .map((module) => (animal === null ? module : ofAnimal(module, animal)));
}

function isPicked(module: PageModule): boolean {
  if (module.type === 'recipe' || module.type === 'related-item') return true;
  return 'slugs' in module.config && module.config.slugs.length > 0;
}

function ofAnimal(module: PageModule, animal: AnimalType): PageModule {
  // Which module it is does not matter to a setting that all of them read alike.
  return 'animal' in module.config ? ({ ...module, config: { ...module.config, animal } } as PageModule) : module;
}
