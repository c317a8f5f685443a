import { commaList } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** Packages by animal, one animal at a time. `animals` limits it to some. */
export const CategoryTabs = defineModule('category-tabs', { config: { animals: commaList } });
