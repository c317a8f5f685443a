import type { Loaded } from './load-modules.server.ts';

/** A module with the ones that stand inside it, above and below. */
export type Arranged = { key: string; loaded: Loaded; top: Arranged | null; bottom: Arranged | null };

/**
 * Puts modules that others name as their sub-modules into them. Each module stands once: the first to name another gets it, and
 * a name that is unknown or would close a circle is ignored.
 */
export function arrangeModules(modules: readonly Loaded[]): Arranged[] {
  const byId = new Map(modules.map((loaded) => [loaded.module.id, loaded]));
  const parentOf = new Map<Loaded, Loaded>();

  function isInside(inner: Loaded | undefined, outer: Loaded): boolean {
    if (!inner) return false;
    return inner === outer || isInside(parentOf.get(inner), outer);
  }

  function take(parent: Loaded, id: string | null): Loaded | null {
    const child = id === null ? undefined : byId.get(id);
    if (!child || parentOf.has(child) || isInside(parent, child)) return null;
    parentOf.set(child, parent);
    return child;
  }

  const taken = new Map(
    modules.map((loaded) => {
      const top = take(loaded, loaded.module.topSubModuleId);
      return [loaded, { top, bottom: take(loaded, loaded.module.bottomSubModuleId) }] as const;
    }),
  );

  /** Two modules with one id are a mistake, but not a reason to lose one. */
  function keyOf(loaded: Loaded): string {
    const { id } = loaded.module;
    return byId.get(id) === loaded ? id : `${id} ${modules.indexOf(loaded)}`;
  }

  function arrange(loaded: Loaded): Arranged {
    const { top = null, bottom = null } = taken.get(loaded) ?? {};
    return { key: keyOf(loaded), loaded, top: top && arrange(top), bottom: bottom && arrange(bottom) };
  }

  return modules.filter((loaded) => !parentOf.has(loaded)).map(arrange);
}
