/** For tests that render page modules at once: `beforeAll(loadModuleCode)`. */
import { deferredPartsOf } from '#storefront/hydration/deferred.tsx';
import { renderModule } from '#storefront/modules/registry.tsx';
import { samples } from '#storefront/modules/samples.ts';

export async function loadModuleCode(): Promise<void> {
  const parts = deferredPartsOf(Object.values(samples).map(renderModule));
  await Promise.all(parts.map((part) => part.load()));
}
