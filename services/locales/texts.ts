import { type Messages, type Namespace, type Text, type Variables } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { findText, translate } from '#rules/text/translate.ts';
import type { Catalog, Catalogs } from './catalogs.ts';

export type Texts = {
  textFor(market: Pick<Market, 'code'>): Text;
  /** The plain messages a page brings along. */
  messagesFor(market: Pick<Market, 'code'>, wanted: readonly Namespace[]): Messages;
};

function createText({ langTag, brand, phone, email }: Market, messages: Catalog): Text {
  const source = { messages, langTag };
  const given: Variables = { brand, phone, email };
  const text: Text = (key, ...[variables]) => translate(source, key, { ...given, ...variables });
  text.find = (key, variables) => findText(source, key, { ...given, ...variables });
  return text;
}

/** One a market, made once: a request only picks one. */
export function createTexts(markets: Readonly<Record<string, Market>>, catalogs: Catalogs): Texts {
  const known = new Map(
    Object.values(markets).map((market) => {
      const catalog = catalogs[market.code];
      if (!catalog) throw new Error(`There are no texts for the market ${market.code}`);
      return [market.code, { catalog, text: createText(market, catalog) }];
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
      const { catalog } = find(market);
      return Object.fromEntries(wanted.map((namespace) => [namespace, catalog[namespace]]));
    },
  };
}
