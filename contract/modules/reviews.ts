import { Review } from '#contract/entities/review.ts';
import { defineModule } from './define-module.ts';

/** What customers said; always five stars. */
export const Reviews = defineModule('reviews', { config: {}, item: Review });
