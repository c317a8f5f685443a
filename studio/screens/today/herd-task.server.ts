/** Animals of which all is sold: their day is to be named. */
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { TodayPage } from '../../ports/today.ts';
import { herdTodayTexts } from '../../texts/herd/today.ts';
import { textsIn } from '../../texts/text-table.ts';
import type { Task } from './task.ts';

export function herdTasks({ fullAnimals: { count, first } }: TodayPage, language: StudioLanguage): Task[] {
  const text = textsIn(herdTodayTexts, language);
  const [next] = first;
  if (!next) return [];
  const more = count > first.length ? [{ words: text('more', { count: count - first.length }) }] : [];
  return [
    {
      id: 'herd',
      icon: 'ear-tag',
      tone: 'ask',
      title: text('fullAnimals', { count }),
      lines: [...first.map(({ tag, written }) => ({ words: written, to: `/herd/${tag}` })), ...more],
      way: { words: text('fullDo'), to: `/herd/${next.tag}` },
    },
  ];
}
