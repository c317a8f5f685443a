/** What a picture shows, for those who cannot see it, in the languages of the markets. */
export type AltText = { nl: string; de: string; en: string; fr: string };
export type AltRow<T = string> = readonly [nl: T, de: T, en: T, fr: T];
