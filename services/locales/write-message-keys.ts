/** Writes contract/message-keys.json, from which the compiler knows every key and its variables. Run it after adding a text. */
import { writeFileSync } from 'node:fs';
import { marketVariables, namespaces } from '#contract/locales.ts';
import { variablesIn } from '#rules/text/variables-in.ts';
import { type Catalog, flatten, readCatalogs, splitPlural } from './catalogs.ts';

/** Only names matter: the type of a JSON file has its keys as they are and forgets its values. */
type MessageKeys = Record<string, Record<string, Record<string, ''>>>;

const given: readonly string[] = marketVariables;

function messageKeys(catalog: Catalog): MessageKeys {
  const keys: MessageKeys = {};
  for (const namespace of namespaces) {
    const found: Record<string, Record<string, ''>> = {};
    for (const [path, text] of flatten(catalog[namespace])) {
      const { key, form } = splitPlural(path);
      const variables = [...(form ? ['count'] : []), ...variablesIn(text)].filter((name) => !given.includes(name));
      found[key] = { ...found[key], ...Object.fromEntries(variables.map((name) => [name, ''])) };
    }
    keys[namespace] = found;
  }
  return keys;
}

export function renderMessageKeys(): string {
  const { nl } = readCatalogs(['nl']);
  if (!nl) throw new Error('The Dutch catalogue is the one keys are taken from, and it is missing');
  return `${JSON.stringify(messageKeys(nl), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL('../../contract/message-keys.json', import.meta.url), renderMessageKeys());
