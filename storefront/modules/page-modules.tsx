import { Fragment } from 'react';
import type { Loaded } from './load-modules.server.ts';
import { renderModule } from './registry.tsx';

/** The modules an editor placed above or below the content of a page. */
export function PageModules({ modules, place }: { modules: Loaded[]; place: 'top' | 'bottom' }) {
  return modules
    .filter(({ module }) => module.place === place)
    .map((loaded) => <Fragment key={loaded.module.id}>{renderModule(loaded)}</Fragment>);
}
