import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../pictures/use-hydrated.ts';

/** Fetched after the page, which needs no drawings. */
const Drawing = lazy(async () => ({ default: (await import('./block-drawing.tsx')).BlockDrawing }));

export function LateDrawing({ type }: { type: string }) {
  const empty = <svg className="draw" viewBox="0 0 100 46" aria-hidden="true" />;
  if (!useHydrated()) return empty;
  return (
    <Suspense fallback={empty}>
      <Drawing type={type} />
    </Suspense>
  );
}
