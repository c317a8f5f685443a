/** One press for several things of a list: what can be done is done together, and what was left out is said, each with why. */
import { data, redirect } from 'react-router';
import { done, type FormAnswer, pageUrl, refuse, type SentForm } from '../../../forms/form-answer.ts';
import type { LeftOut } from '../../../ports/many.ts';
import type { Person } from '../../../ports/people.ts';
import type { StudioContext } from '../../../ports/studio-context.ts';
import { auditText } from '../../../texts/audit/audit.ts';
import { contentAnswerTexts } from '../../../texts/content/answers.ts';
import { leftOutTexts } from '../../../texts/content/left-out.ts';
import { contentPlanTexts } from '../../../texts/content/plan.ts';
import { textsIn } from '../../../texts/text-table.ts';
import { issueWords } from '../issue-words.server.ts';

type Studio = StudioContext & { person: Person; kind: string };

export type ManyAnswer = FormAnswer & {
  leftOut: { name: string; title: string; words: string }[];
  /** What was done with the others, and the line that takes it back. */
  done: { words: string; undo: number } | null;
};

export async function actOnMany(request: Request, sent: SentForm, { kind, ...studio }: Studio) {
  const { editing, market, person, language, people } = studio;
  const text = textsIn(leftOutTexts, language);
  const { pathname, searchParams } = pageUrl(request);
  // Enter in a box.
  if (sent.text('do') === '') return redirect(`${pathname}?${searchParams}`, 303);
  const boxes = sent.all('chosen');
  // All of them, for a page that is made anew with them.
  const form = { ...sent, values: { ...sent.values, chosen: boxes.join('\n') } };
  const chosen = boxes.flatMap((box) => {
    const [, version = '', name = ''] = /^(\d+\.\d+) (.+)$/.exec(box) ?? [];
    return name === '' ? [] : [{ name, version }];
  });
  if (chosen.length === 0) return refuse(form, { chosen: text('noneChosen') });
  const many = await doneWith(form.text('do'));
  if ('problem' in many) {
    const planText = textsIn(contentPlanTexts, language);
    const { problem } = many;
    return refuse(form, { time: problem === 'noSuchTime' ? planText(problem, many) : planText(problem) });
  }
  if (many.done !== null && many.leftOut.length === 0) return done(request, many.done);
  const entry = many.done === null ? null : await people.audit.done(many.done, person.id);
  return data({
    form: form.name,
    problems: {},
    values: {},
    leftOut: many.leftOut.map((each) => ({ name: each.name, title: titleOf(each), words: wordsOf(each) })),
    done: entry && { words: auditText(entry, language), undo: entry.id },
  } satisfies ManyAnswer);

  async function doneWith(act: string) {
    const asked = { kind, chosen };
    if (act === 'publish') return editing.publishMany(market, asked, person);
    if (act === 'remove') return editing.removeMany(market, asked, person);
    if (act !== 'plan') throw data(null, 400);
    return editing.planMany(market, { ...asked, day: form.text('day'), time: form.text('time') }, person);
  }

  function titleOf({ title }: LeftOut): string {
    return title.startsWith('~') ? textsIn(contentAnswerTexts, language)('unnamed') : title;
  }

  function wordsOf({ why, issues, usedBy }: LeftOut): string {
    if (why === 'issues') return text(why, { why: issues.map((issue) => issueWords(issue, language)).join(' ') });
    return why === 'used' ? text(why, { why: usedBy.join(', ') }) : text(why);
  }
}
