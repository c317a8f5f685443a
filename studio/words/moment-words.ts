/** Moments in the zone of the market and the language of whoever reads. For loaders: browsers do not all say the same. */
import type { Market } from '#contract/market.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { langTagOf, textsIn } from '../texts/text-table.ts';
import { wordTexts } from '../texts/words.ts';

type About = { now: Date; language: StudioLanguage; market: Pick<Market, 'timeZone'> };

/** "vandaag 07:31", "gisteren 16:40", "vr 20 nov" */
export function momentWords(at: Date, { now, language, market: { timeZone } }: About): string {
  const text = textsIn(wordTexts, language);
  const langTag = langTagOf(language);
  const time = new Intl.DateTimeFormat(langTag, { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
  const [day, today] = [localDate(at, timeZone), localDate(now, timeZone)];
  if (day === today) return text('today', { time });
  if (day === addDays(today, -1)) return text('yesterday', { time });
  return dayWords(at, { language, market: { timeZone } });
}

/** "vr 20 nov" */
export function dayWords(at: Date, { language, market: { timeZone } }: Omit<About, 'now'>): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(langTagOf(language), parts).format(at);
}

/** "vr 25 dec 2026, 09:00" */
export function plannedWords(at: Date, { language, market: { timeZone } }: Omit<About, 'now'>): string {
  const langTag = langTagOf(language);
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  return `${new Intl.DateTimeFormat(langTag, day).format(at)}, ${new Intl.DateTimeFormat(langTag, time).format(at)}`;
}
