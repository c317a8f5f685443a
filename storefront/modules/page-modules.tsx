import { memo, useMemo } from 'react';
import { deferredPartsOf, useWaitForChunks } from '#storefront/hydration/deferred.tsx';
import { type Arranged, arrangeModules } from './arrange-modules.ts';
import type { Loaded } from './load-modules.server.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { renderModule } from './registry.tsx';

/** The modules of a page, as its loader found them. */
export type LoadedModules = Loaded[];

type PageModulesProps = { modules: LoadedModules; place: 'top' | 'bottom' };

/** The modules an editor placed above or below the content of a page. Not rendered again while their code is on its way. */
export const PageModules = memo(function PageModules({ modules, place }: PageModulesProps) {
  const placed = useMemo(
    () => arrangeModules(modules).filter(({ loaded }) => loaded.module.place === place),
    [modules, place],
  );
  const views = useMemo(() => placed.map((module) => <PlacedModule key={module.key} module={module} />), [placed]);
  useWaitForChunks(deferredPartsOf(modules.map(renderModule)));
  return views;
});

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
