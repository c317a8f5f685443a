import { text } from '#contract/fields/read.ts';
import { defineModule } from './define-module.ts';

/** A banner, whose content is the static page of that slug. */
export const FarmshopBanner = defineModule('farmshop-banner', { config: { slug: text } });
