/** What of a thing could be shown last, for as long as what is typed now cannot. Kept by this process and by nobody else: a preview is stored nowhere. */
import type { Doc } from '#services/content/kinds.ts';

type Shown = { doc: Doc; /** Of what was published by then. */ version: number };

const most = 200;

export function createLastLooks() {
  const looks = new Map<string, Shown>();
  return {
    keep(thing: string, shown: Shown) {
      looks.delete(thing);
      looks.set(thing, shown);
      const [oldest] = looks.keys();
      if (looks.size > most && oldest !== undefined) looks.delete(oldest);
    },
    /** Null where none could be shown, or something else was published since. */
    of(thing: string, version: number): Doc | null {
      const shown = looks.get(thing);
      return shown?.version === version ? shown.doc : null;
    },
    forget: (thing: string) => void looks.delete(thing),
  };
}
