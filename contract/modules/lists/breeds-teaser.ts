import { defineModule } from '#contract/modules/define-module.ts';
import { animalConfig, readAnimal } from '#contract/modules/shared-config.ts';

/** Breeds, of one animal when the settings name one. */
export const BreedsTeaser = defineModule('breeds-teaser', { config: animalConfig, readConfig: readAnimal });
