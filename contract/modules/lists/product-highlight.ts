import { defineModule } from '#contract/modules/define-module.ts';
import { pickedConfig, readPicked } from '#contract/modules/shared-config.ts';

/** Packages picked by slug or by animal, fewer and larger than `highlight`. */
export const ProductHighlight = defineModule('product-highlight', { config: pickedConfig, readConfig: readPicked });
