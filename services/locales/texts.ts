import { type Messages, type Namespace, type Text, type Variables } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { findText, translate } from '#rules/text/translate.ts';
import type { Catalog, Catalogs } from './catalogs.ts';

export type Texts = {
  textFor(market: Pick<Market, 'code'>): Text;
  /** The plain messages a page brings along. */
  messagesFor(market: Pick<Market, 'code'>, wanted: readonly Namespace[]): Messages;
};

function createText(market: Market, catalogOf: () => Catalog): Text {
  // All asked for each time: an owner may change them while the shop runs.
  const { langTag } = market;
  const given = ({ brand, phone, email }: Market): Variables => ({ brand, phone, email });
  const text: Text = (key, ...[variables]) =>
    translate({ messages: catalogOf(), langTag }, key, { ...given(market), ...variables });
  text.find = (key, variables) => findText({ messages: catalogOf(), langTag }, key, { ...given(market), ...variables });
  return text;
}

/** One a market, made once: a request only picks one. */
export function createTexts(markets: Readonly<Record<string, Market>>, catalogs: Catalogs): Texts {
  const known = new Map(
    Object.values(markets).map((market) => {
      const catalogOf = () => {
        const catalog = catalogs[market.code];
        if (!catalog) throw new Error(`There are no texts for the market ${market.code}`);
        return catalog;
      };
      catalogOf();
      return [market.code, { catalogOf, text: createText(market, catalogOf) }];
    }),
  );
  const find = ({ code }: Pick<Market, 'code'>) => {
    const found = known.get(code);
    if (!found) throw new Error(`There is no market ${code}`);
    return found;
  };
  return {
    textFor: (market) => find(market).text,
    messagesFor(market, wanted) {
      const catalog = find(market).catalogOf();
      return Object.fromEntries(wanted.map((namespace) => [namespace, catalog[namespace]]));
    },
  };
}
