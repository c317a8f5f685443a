import { CallError } from '#contract/errors.ts';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { readForm } from '../../forms/form-answer.ts';
import { allowed } from '../../ports/studio-context.ts';
import { contentAnswerTexts } from '../../texts/content/answers.ts';
import { textsIn } from '../../texts/text-table.ts';
import { momentWords } from '../../words/moment-words.ts';
import type { AutosaveAnswer } from './saving/autosave.ts';
import { typedIn } from './saving/typed-in.server.ts';

/** Saves what is typed while it is typed; the page that asks stays as it is. */
export async function action({ request, context, params: { kind = '', name = '' } }: ActionFunctionArgs) {
  const studio = allowed(context, 'content');
  const text = textsIn(contentAnswerTexts, studio.language);
  const form = await readForm(request);
  const typed = typedIn(form, '');
  const saved = await studio.editing.autosave(studio.market, { kind, name, typed }, studio.person).catch(unavailable);
  if (saved === null) return Response.json({ words: '' }, { status: 503, headers: { 'retry-after': '10' } });
  if ('problem' in saved) {
    const isGone = saved.problem === 'gone';
    return Response.json({ words: isGone ? text('goneWhileTyped') : '' }, { status: isGone ? 410 : 409 });
  }
  const { at, problems, theirs, ...rest } = saved;
  const why = problems.map((problem) => `${problem.label}: ${text(problem.why)}`);
  const words = [
    text(saved.changes > 0 ? 'autosaved' : 'asInShop', { at: momentWords(at, studio) }),
    ...(why.length > 0 ? [text('notAutosaved', { why: why.join(' ') })] : []),
    ...(theirs.length > 0 ? [text('alsoTheirs', { fields: theirs.map(({ label }) => label).join(', ') })] : []),
  ].join(' ');
  const isWhole = problems.length + theirs.length === 0;
  return Response.json({ ...rest, words, isWhole } satisfies AutosaveAnswer);
}

/** The disk is full, or the database away: said by the page that asks, which tries again. */
function unavailable(error: unknown): null {
  // Queries are told with what they failed of.
  const cause = error instanceof Error && !(error instanceof CallError) ? error.cause : error;
  if (cause instanceof CallError && cause.code === 'unavailable') return null;
  throw error;
}

/** Whoever signs in again after this was refused comes to the thing itself. */
export function loader({ request, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  return redirect(`/content/${encodeURIComponent(kind)}/${encodeURIComponent(name)}${new URL(request.url).search}`);
}
