import { defineModule } from '#contract/modules/define-module.ts';
import { animalConfig, readAnimal } from '#contract/modules/shared-config.ts';

/** Meat cuts of the animal the settings name. */
export const CutsTeaser = defineModule('cuts-teaser', { config: animalConfig, readConfig: readAnimal });
