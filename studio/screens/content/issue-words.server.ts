/** What the check says, in an owner's words and beside its field. */
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { Issue } from '../../ports/issue.ts';
import { contentIssueTexts } from '../../texts/content/issues.ts';
import { textsIn } from '../../texts/text-table.ts';
import { sayAdviceIssue } from './issues/advice-issues.ts';
import { sayAnimalIssue } from './issues/animal-issues.ts';
import { sayFoodIssue } from './issues/food-issues.ts';
import { sayGeneralIssue } from './issues/general-issues.ts';

export function issueWords(issue: Issue, language: StudioLanguage): string {
  const says = [sayAdviceIssue, sayAnimalIssue, sayFoodIssue, sayGeneralIssue];
  for (const say of says) {
    const said = say(issue, language);
    if (said !== null) return said;
  }
  return textsIn(contentIssueTexts, language)('itsOwn', { reason: issue.reason });
}
