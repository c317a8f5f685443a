import { commaList } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** All packages by animal, with tabs that follow the scroll. `animals` limits it to some. */
export const CategoryTabs = defineModule('category-tabs', { config: { animals: commaList } });
