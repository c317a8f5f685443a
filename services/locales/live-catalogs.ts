/** Catalogues with the texts that owners wrote in the place of ours, as they are now. */
import type { MessageTree, Namespace } from '#contract/locales.ts';
import { type OwnTexts, ownTextProblem } from '#rules/settings/own-texts.ts';
import { splitKey } from '#rules/text/translate.ts';
import type { Catalog, Catalogs } from './catalogs.ts';

/** A catalogue is another object as soon as the market's own texts are; until then it stays the same one. */
export function createLiveCatalogs(catalogs: Catalogs, ownOf: (code: string) => OwnTexts | undefined): Catalogs {
  const live: Record<string, Catalog> = {};
  for (const [code, ours] of Object.entries(catalogs)) {
    let made: { own: OwnTexts | undefined; catalog: Catalog } = { own: undefined, catalog: ours };
    Object.defineProperty(live, code, {
      enumerable: true,
      get() {
        const own = ownOf(code);
        if (own !== made.own) made = { own, catalog: own ? withOwnTexts(ours, own) : ours };
        return made.catalog;
      },
    });
  }
  return live;
}

/** What ours no longer has, or fills in with other names than when it was written, is left as ours. */
function withOwnTexts(catalog: Catalog, own: OwnTexts): Catalog {
  const made: Record<Namespace, MessageTree> = { ...catalog };
  for (const [key, text] of Object.entries(own)) {
    const { namespace, path } = splitKey(key);
    const name = Object.keys(catalog).find((each): each is Namespace => each === namespace);
    if (name) made[name] = replaced(made[name], path.split('.'), text);
  }
  return made;
}

function replaced(tree: MessageTree, [first = '', ...rest]: string[], text: string): MessageTree {
  const node = Object.hasOwn(tree, first) ? tree[first] : undefined;
  if (typeof node === 'object') return { ...tree, [first]: replaced(node, rest, text) };
  if (typeof node !== 'string' || rest.length > 0 || ownTextProblem(node, text)) return tree;
  return { ...tree, [first]: text };
}
