import { defineModule } from '#contract/modules/define-module.ts';
import { readRelated, relatedConfig } from '#contract/modules/shared-config.ts';

/** Packages related to the page, or to what the settings name. */
export const RelatedProducts = defineModule('related-products', { config: relatedConfig, readConfig: readRelated });
