import { commaList } from '#contract/read.ts';
import { defineModule } from './define-module.ts';

/** All packages by animal, with tabs that follow the scroll. `animal_types` limits it to some. */
export const CategoryTabs = defineModule('category-tabs', { config: { animal_types: commaList } });
