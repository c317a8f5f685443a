/** For tests that render page modules at once: `beforeAll(loadModuleCode)`. */
import { createElement } from 'react';
import { renderModule } from '#storefront/modules/registry.tsx';
import { samples } from '#storefront/modules/samples.ts';
import { renderWhole } from '#tests/setup/render-whole.ts';

/** Whatever was rendered once has its code; what these show without a market around them is of no matter. */
export async function loadModuleCode(): Promise<void> {
  const modules = Object.values(samples).map((sample) =>
    createElement('div', { key: sample.type }, renderModule(sample)),
  );
  await renderWhole(modules);
}
