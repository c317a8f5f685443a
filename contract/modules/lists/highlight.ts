import { defineModule } from '#contract/modules/define-module.ts';
import { pickedConfig, readPicked } from '#contract/modules/shared-config.ts';

/** Packages picked by slug or by animal; without either the first of the list. */
export const Highlight = defineModule('highlight', { config: pickedConfig, readConfig: readPicked });
