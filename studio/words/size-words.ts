/** "3,4 MB" or "84 kB", in the language of whoever reads. For loaders: browsers do not all say the same. */
import type { StudioLanguage } from '#rules/people/roles.ts';
import { langTagOf } from '../texts/text-table.ts';

export function sizeWords(bytes: number, language: StudioLanguage): string {
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(langTagOf(language), { maximumFractionDigits: digits }).format(value);
  // What would round to 1000 kB is a megabyte.
  if (bytes < 999_500) return `${number(Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1000)), 0)} kB`;
  return `${number(bytes / 1_000_000, 1)} MB`;
}
