import type { ModuleOf, ModuleType } from '#contract/page-modules.ts';
import type { DataOf, Loaded } from '#storefront/modules/load-modules.server.ts';

const base = {
  place: 'bottom' as const,
  body: null,
  title: null,
  button: null,
  anchor: null,
  className: null,
  totalShow: null,
  bodyPosition: null,
  slides: [],
  items: [],
  topSubModuleId: null,
  bottomSubModuleId: null,
  links: [],
};

type Own<T extends ModuleType> = { config: ModuleOf<T>['config'] } & Partial<ModuleOf<T>>;

export function makeSample<T extends ModuleType>(type: T, own: Own<T>, data: DataOf<T> | null = null): Loaded<T> {
  // The parts fit each other by the signature, which the spread loses.
  return { type, module: { ...base, type, id: `sample-${type}`, ...own }, data } as unknown as Loaded<T>;
}
