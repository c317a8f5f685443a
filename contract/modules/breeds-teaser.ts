import { defineModule } from './define-module.ts';
import { animalConfig, readAnimal } from './shared-config.ts';

/** Breeds, of one animal when the settings name one. */
export const BreedsTeaser = defineModule('breeds-teaser', { config: animalConfig, readConfig: readAnimal });
