/** What is published by itself soon, and what could not be. */
import type { PlannedItem } from '../../ports/editing.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { contentPlanTexts } from '../../texts/content/plan.ts';
import { textsIn } from '../../texts/text-table.ts';
import { plannedWords } from '../../words/moment-words.ts';
import { planProblem } from '../content/plan/plan-problem.server.ts';
import type { Task } from './task.ts';

const mostLines = 5;

export async function planTasks(studio: StudioContext): Promise<Task[]> {
  const text = textsIn(contentPlanTexts, studio.language);
  const plans = await studio.editing.plans(studio.market);
  const [failed, waiting] = [
    plans.filter(({ problem }) => problem !== null),
    plans.filter(({ problem }) => problem === null),
  ];
  const line = ({ kind, name, title, at, problem }: PlannedItem) => ({
    to: `/content/${kind}/${encodeURIComponent(name)}`,
    words: `${title}: ${plannedWords(at, studio)}${problem === null ? '' : `. ${planProblem(problem, studio.language)}`}`,
  });
  const way = ([first]: PlannedItem[]) =>
    first ? { words: text('see'), to: `/content/${first.kind}/${encodeURIComponent(first.name)}` } : null;
  const task = (id: 'failed' | 'waiting', of: PlannedItem[]): Task[] =>
    of.length === 0
      ? []
      : [
          {
            id: `plans-${id}`,
            icon: 'clock',
            tone: id === 'failed' ? 'bad' : 'plain',
            title: text(`${id}Task`, { count: of.length }),
            lines: of.slice(0, mostLines).map(line),
            way: way(of),
          },
        ];
  return [...task('failed', failed), ...task('waiting', waiting)];
}
