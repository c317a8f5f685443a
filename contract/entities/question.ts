import type { z } from 'zod';
import { commaList, entity, requiredText, richText } from '#contract/fields/read.ts';

export const Question = entity({ question: requiredText, answer: richText, animal_type: commaList }, (wire) => ({
  question: wire.question,
  answer: wire.answer,
  /** Empty means general. */
  animalTypes: wire.animal_type.filter((type) => type !== 'general'),
}));
export type Question = z.output<typeof Question>;
