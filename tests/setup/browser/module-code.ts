/** For tests that render page modules at once: `beforeAll(loadModuleCode)`. */
import { latePartsOf } from '#storefront/hydration/deferred.tsx';
import { renderModule } from '#storefront/modules/registry.tsx';
import { samples } from '#storefront/modules/samples.ts';

export async function loadModuleCode(): Promise<void> {
  const parts = latePartsOf(Object.values(samples).map(renderModule));
  await Promise.all(parts.map((part) => part.load()));
}
