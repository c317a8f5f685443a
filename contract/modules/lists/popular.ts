import { defineModule } from '#contract/modules/define-module.ts';
import { animalConfig, readAnimal } from '#contract/modules/shared-config.ts';

/** Popular farm shop products, of one animal when the settings name one. */
export const Popular = defineModule('popular', { config: animalConfig, readConfig: readAnimal });
