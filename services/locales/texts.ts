import { createInstance, type i18n } from 'i18next';
import { type Messages, type Namespace, namespaces, type Text, type Variables } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import type { Catalog, Catalogs } from './catalogs.ts';

export type Texts = {
  textFor(market: Pick<Market, 'code'>): Text;
  /** The plain messages a page brings along. */
  messagesFor(market: Pick<Market, 'code'>, wanted: readonly Namespace[]): Messages;
};

function createTranslator({ langTag, brand, phone, email }: Market, catalog: Catalog): i18n {
  const translator = createInstance();
  void translator.init({
    // The tag, never the market's code: `uk` would get Ukrainian plurals.
    lng: langTag,
    resources: { [langTag]: catalog },
    ns: [...namespaces],
    defaultNS: 'translation',
    fallbackLng: false,
    load: 'currentOnly',
    // All texts are here already, so that the instance is ready when `init` returns.
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { brand, phone, email } },
  });
  return translator;
}

function createText(translator: i18n): Text {
  // i18next's own types know nothing of our keys; `Text` does.
  const translate = (key: string, variables: Variables = {}): string => translator.t(key, { ...variables });
  const text: Text = (key, ...[variables]) => translate(key, variables);
  text.find = (key, variables) =>
    translator.exists(key, { ...variables, returnObjects: false }) ? translate(key, variables) : null;
  return text;
}

/** One translator a market, made once: a request only picks one. */
export function createTexts(markets: Readonly<Record<string, Market>>, catalogs: Catalogs): Texts {
  const known = new Map(
    Object.values(markets).map((market) => {
      const catalog = catalogs[market.code];
      if (!catalog) throw new Error(`There are no texts for the market ${market.code}`);
      return [market.code, { catalog, text: createText(createTranslator(market, catalog)) }];
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
