/**
 * Texts of the screens: their namespaces, their keys and what each key needs. `message-keys.json` is written by
 * services/locales/write-message-keys.ts from the Dutch catalogue; a new text goes into the four catalogues, then it is run.
 */
import { z } from 'zod';
import type messageKeys from './message-keys.json';

export const namespaces = [
  'translation',
  'home',
  'find',
  'origin',
  'package',
  'food',
  'farmshop',
  'farmers',
  'breeds',
  'recipes',
  'cuts',
  'faq',
  'blog',
  'coupons',
  'errors',
  'shop',
  'selling',
  'books',
  'almanac',
] as const;
export type Namespace = (typeof namespaces)[number];

/** What every page needs: chrome, modules and cards may stand anywhere, and any page can fail. */
export const sharedNamespaces = ['translation', 'errors'] as const satisfies readonly Namespace[];

/** Route and filter words; served like a namespace, but made from the market file. */
export const routesNamespace = 'routes';

export type MessageTree = { readonly [key: string]: string | MessageTree };
export type Messages = { readonly [namespace: string]: MessageTree };

/** Settings of the market that any text may name without being handed them. */
export const marketVariables = ['brand', 'phone', 'email'] as const;
export type MarketVariables = Readonly<Record<(typeof marketVariables)[number], string>>;

type Keys = typeof messageKeys;
type DefaultKey = keyof Keys['translation'];
type OtherNamespace = Exclude<Namespace, 'translation'>;

/** `header.menu` for a text of the namespace `translation`, `blog:title` for one of another. */
type MessageKey = DefaultKey | { [N in OtherNamespace]: `${N}:${keyof Keys[N] & string}` }[OtherNamespace];

// Each `extends` narrows K, so that the names of all keys of a union are gathered.
type VariableName<K> = K extends DefaultKey
  ? keyof Keys['translation'][K]
  : K extends `${infer N extends OtherNamespace}:${infer Path}`
    ? Path extends keyof Keys[N]
      ? keyof Keys[N][Path]
      : never
    : never;

/** `count` chooses the plural form, so it must be a number; the others may be formatted already. */
type MessageVariables<K extends MessageKey> = {
  [V in VariableName<K> & string]: V extends 'count' ? number : string | number;
};

export type Variables = Readonly<Record<string, string | number>>;

export type Text = {
  <K extends MessageKey>(
    key: K,
    ...variables: [VariableName<K>] extends [never] ? [] : [variables: MessageVariables<K>]
  ): string;
  /** For keys that come with the data, such as an animal or a way of delivery; null when there is no such text. */
  find(key: string, variables?: Variables): string | null;
};

const MissingKey = z
  .string()
  .max(120)
  .regex(/^[a-z][\w-]*(\.[\w-]+)*$/i, 'must be words joined by dots');

/** Keys a page asked for and did not find, with the text it showed instead. */
export const MissingKeys = z
  .record(MissingKey, z.string().max(500))
  .refine((keys) => Object.keys(keys).length > 0, 'must name a key')
  .refine((keys) => Object.keys(keys).length <= 50, 'must not name more than 50 keys');
