/** Texts of the studio: a table for each group of screens, with every text in the four languages side by side. */
import type { Messages, Variables } from '#contract/locales.ts';
import { type StudioLanguage, studioLanguages } from '#rules/people/roles.ts';
import { translate } from '#rules/text/translate.ts';

type InAllLanguages = Readonly<Record<StudioLanguage, string>>;
export type TextTable = Readonly<Record<string, InAllLanguages>>;

/** `name_one` and `name_other` are the text `name` with a count. */
type Plain<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key;
export type TextKey<Table extends TextTable> = Plain<keyof Table & string>;
export type Translate<Table extends TextTable> = (key: TextKey<Table>, variables?: Variables) => string;

/** So that the compiler misses what one language lacks. */
export function defineTexts<Key extends string>(table: Record<Key, InAllLanguages>): Record<Key, InAllLanguages> {
  return table;
}

const langTags: Record<StudioLanguage, string> = { nl: 'nl-NL', fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

export function langTagOf(language: StudioLanguage): string {
  return langTags[language];
}

const messages = new WeakMap<TextTable, Record<StudioLanguage, Messages>>();

function messagesOf(table: TextTable, language: StudioLanguage): Messages {
  const inLanguage = (each: StudioLanguage): Messages => ({
    translation: Object.fromEntries(Object.entries(table).map(([key, texts]) => [key, texts[each]])),
  });
  const known = messages.get(table);
  if (known) return known[language];
  const [nl, fr, en, de] = studioLanguages.map(inLanguage);
  const made = { nl: nl ?? {}, fr: fr ?? {}, en: en ?? {}, de: de ?? {} };
  messages.set(table, made);
  return made[language];
}

/** For loaders and actions; components take `useText`. */
export function textsIn<Table extends TextTable>(table: Table, language: StudioLanguage): Translate<Table> {
  const source = { messages: messagesOf(table, language), langTag: langTags[language] };
  return (key, variables) => withOneStop(translate(source, key, variables), variables);
}

/** Days end with a full stop where their month is shortened ("22. Dez."), and so do sentences. */
function withOneStop(text: string, variables: Variables = {}): string {
  const shortened = Object.values(variables).filter((value) => /[^.]\.$/.test(String(value)));
  return shortened.reduce<string>((said, value) => said.replaceAll(`${value}.`, String(value)), text);
}
