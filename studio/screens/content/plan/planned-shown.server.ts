import type { Planned } from '../../../ports/editing.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { contentPlannedTexts } from '../../../texts/content/planned.ts';
import { textsIn } from '../../../texts/text-table.ts';
import { plannedWords } from '../../../words/moment-words.ts';
import { planProblem } from './plan-problem.server.ts';

/** In words, so that pages of things that are not planned carry none of them. */
export function plannedShown({ at, problem, others }: Planned, studio: StudioContext) {
  const text = textsIn(contentPlannedTexts, studio.language);
  const moment = { at: plannedWords(at, studio) };
  const together = others > 0 ? `${text('withOthers', { count: others })} ` : '';
  return {
    isFailed: problem !== null,
    title: text(problem === null ? 'plannedFor' : 'failedAt', moment),
    words: problem === null ? `${together}${text('goesAlong')}` : planProblem(problem, studio.language),
    unplan: text('unplan'),
  };
}
