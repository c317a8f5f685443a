/** How people of a market ask for things. Case and accents do not matter. */
export type SearchData = {
  /** Words that say nothing about what is wanted. */
  ignored: string;
  /** What each kind of thing is called, so that "recipe shoulder" finds recipes. */
  kinds: Partial<Record<'packages' | 'pieces' | 'recipes' | 'cuts' | 'farmers' | 'breeds' | 'articles', string>>;
  /** Words before what must not be in it. */
  without: string;
  /** What pages and questions answer, before anything else. */
  service: readonly { asked: string; finds: readonly string[] }[];
  /** The words of a line mean the same. */
  same: readonly string[];
  /** Whoever says the first also means the others; not the other way round. */
  means: Readonly<Record<string, string>>;
};
