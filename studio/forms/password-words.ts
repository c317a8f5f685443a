import { passwordProblem } from '#rules/people/password.ts';
import type { StudioContext } from '../ports/studio-context.ts';
import { doorTexts } from '../texts/doors.ts';
import { textsIn } from '../texts/text-table.ts';

/** Why a password is refused, in words, or null. */
export function passwordWords(password: string, email: string, { language, markets }: StudioContext): string | null {
  const problem = passwordProblem(password, { email, names: markets.map(({ brand }) => brand) });
  return problem === null ? null : textsIn(doorTexts, language)(problem);
}
