/** "Nederland", "Pays-Bas": the country of a market in the language of whoever reads. For loaders: browsers do not all say the same. */
import type { StudioLanguage } from '#rules/people/roles.ts';

export function countryName(langTag: string, language: StudioLanguage): string {
  const region = new Intl.Locale(langTag).region ?? langTag;
  return new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? region;
}
