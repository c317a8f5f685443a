import type { IconName } from '../../ui/icon.tsx';

/** What can be done on the spot, by one press. */
export const todayForms = ['voices'] as const;
export type TodayForm = (typeof todayForms)[number];

/** One thing that waits for the owner. */
export type Task = {
  id: string;
  icon: IconName;
  tone: 'plain' | 'ask' | 'bad';
  title: string;
  /** Sentences below it; those with an order lead to it. */
  lines: { words: string; order?: string; to?: string | null; press?: { form: TodayForm; words: string } }[];
  /** One thing to press. */
  way: { words: string; to: string } | null;
};
