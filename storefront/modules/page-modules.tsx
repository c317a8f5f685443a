import { memo, useMemo } from 'react';
import { type Arranged, arrangeModules } from './arrange-modules.ts';
import type { Loaded } from './load-modules.server.ts';
import { preloadModules, renderModule } from './registry.tsx';

/** The modules of a page, as its loader found them. */
export type LoadedModules = Loaded[];

type PageModulesProps = { modules: LoadedModules; place: 'top' | 'bottom' };

/** The modules an editor placed above or below the content of a page. */
export const PageModules = memo(function PageModules({ modules, place }: PageModulesProps) {
  const placed = useMemo(() => {
    preloadModules(modules);
    return arrangeModules(modules).filter(({ loaded }) => loaded.module.place === place);
  }, [modules, place]);
  return placed.map((module) => <PlacedModule key={module.key} module={module} />);
});

function PlacedModule({ module: { loaded, top, bottom } }: { module: Arranged }) {
  const own = renderModule(loaded);
  if (!top && !bottom) return own;
  return (
    <div>
      {top ? <PlacedModule module={top} /> : null}
      {own}
      {bottom ? <PlacedModule module={bottom} /> : null}
    </div>
  );
}
