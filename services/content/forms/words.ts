/** What fields, blocks and values are called, in an owner's words. What has no words of its own is called by its name in the contract. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type StudioLanguage, studioLanguages } from '#rules/people/roles.ts';

const InLanguages = z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string()]));
const Words = z.strictObject({ groups: InLanguages, fields: InLanguages, modules: InLanguages, values: InLanguages });

const words = Words.parse(JSON.parse(readFileSync(new URL('./field-words.json', import.meta.url), 'utf8')));

const uses = InLanguages.parse(JSON.parse(readFileSync(new URL('./block-uses.json', import.meta.url), 'utf8')));

function said(table: z.output<typeof InLanguages>, name: string, language: StudioLanguage): string | null {
  return table[name]?.[studioLanguages.indexOf(language)] ?? null;
}

const readable = (name: string) => name.replace(/^(?:shop|product)_/, '').replaceAll(/[_-]+/g, ' ');

/** `path` may lead into lists: `ingredients.0.title` is a `title`, unless the whole has words of its own. */
export function fieldWords(path: string, language: StudioLanguage): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  // The same word is a thing's own name in its address, and inside a block the thing it shows.
  const own = said(words.fields, `=${path}`, language);
  const inside = path === name ? null : said(words.fields, `.${name}`, language);
  return own ?? inside ?? said(words.fields, path, language) ?? said(words.fields, name, language) ?? readable(name);
}

export function groupWords(group: string, language: StudioLanguage): string {
  return said(words.groups, group, language) ?? group;
}

export function moduleWords(type: string, language: StudioLanguage): string {
  return said(words.modules, type, language) ?? readable(type);
}

/** What a block is for, in one line. */
export function moduleUse(type: string, language: StudioLanguage): string {
  return said(uses, type, language) ?? '';
}

export function valueWords(value: string, language: StudioLanguage): string {
  return said(words.values, value, language) ?? value;
}
