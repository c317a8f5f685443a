import type { StudioLanguage } from '#rules/people/roles.ts';
import { contentPlanTexts } from '../../../texts/content/plan.ts';
import { textsIn } from '../../../texts/text-table.ts';
import { issueWords } from '../issue-words.server.ts';

/** Why what was planned is not in the shop. */
export function planProblem(problem: string, language: StudioLanguage): string {
  const text = textsIn(contentPlanTexts, language);
  if (problem === 'conflict' || problem === 'gone' || problem === 'prices') return text(`failed_${problem}`);
  return problem
    .split('\n')
    .map((reason) => issueWords({ path: '', reason: reason.replace(/^\S+ \S+: /, '') }, language))
    .join(' ');
}
