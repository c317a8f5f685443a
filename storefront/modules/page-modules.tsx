import { useMemo } from 'react';
import { type Arranged, arrangeModules } from './arrange-modules.ts';
import type { Loaded } from './load-modules.server.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { renderModule } from './registry.tsx';

/** The modules an editor placed above or below the content of a page. */
export function PageModules({ modules, place }: { modules: Loaded[]; place: 'top' | 'bottom' }) {
  const arranged = useMemo(() => arrangeModules(modules), [modules]);
  return arranged
    .filter(({ loaded }) => loaded.module.place === place)
    .map((module) => <PlacedModule key={module.key} module={module} />);
}

function PlacedModule({ module: { loaded, top, bottom } }: { module: Arranged }) {
  const own = <ModuleBoundary>{renderModule(loaded)}</ModuleBoundary>;
  if (!top && !bottom) return own;
  return (
    <div>
      {top ? <PlacedModule module={top} /> : null}
      {own}
      {bottom ? <PlacedModule module={bottom} /> : null}
    </div>
  );
}
