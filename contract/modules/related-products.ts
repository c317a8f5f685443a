import { defineModule } from './define-module.ts';
import { readRelated, relatedConfig } from './shared-config.ts';

/** Packages related to the page, or to what the settings name. */
export const RelatedProducts = defineModule('related-products', { config: relatedConfig, readConfig: readRelated });
