import type { z } from 'zod';
import { entity, requiredText } from '#contract/fields/read.ts';

export const Review = entity({ reviewer: requiredText, description: requiredText }, (wire) => wire);
export type Review = z.output<typeof Review>;
