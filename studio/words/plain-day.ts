/** Days without a time, such as those of a delivery, in the language of whoever reads. For loaders: browsers do not all say the same. */
import type { StudioLanguage } from '#rules/people/roles.ts';
import type { PlainDate } from '#rules/time/local-time.ts';
import { langTagOf } from '../texts/text-table.ts';

const shapes = {
  /** "vr 20 nov" */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "vrijdag 20 november" */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "vrijdag 20 november 2026" */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "vr 20" */
  brief: { weekday: 'short', day: 'numeric' },
  /** "20 nov" */
  date: { day: 'numeric', month: 'short' },
  month: { month: 'long' },
  weekday: { weekday: 'long' },
} as const;

export function plainDay(day: PlainDate, shape: keyof typeof shapes, language: StudioLanguage): string {
  const at = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(langTagOf(language), { ...shapes[shape], timeZone: 'UTC' }).format(at);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
