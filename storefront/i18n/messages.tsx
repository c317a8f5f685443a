import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import type { MarketVariables, Messages, Text, Variables } from '#contract/locales.ts';
import type { Market } from '#contract/market.ts';
import { createTextStore, type LateTexts, type TextStore } from './text-store.ts';
import { findText, splitKey, translate } from '#rules/text/translate.ts';

type MessagesMarket = Pick<Market, 'code' | 'langTag'> & MarketVariables;

type Source = {
  market: MessagesMarket;
  messages: Messages;
  late: LateTexts;
  store: TextStore;
  collectMissing: boolean;
};

const MessagesContext = createContext<{ source: Source; text: Text } | null>(null);

function createText({ market, messages, late, store, collectMissing }: Source): Text {
  const { langTag, brand, phone, email } = market;
  const all = { messages: { ...messages, ...late.loaded }, langTag };
  const withMarket = (variables?: Variables): Variables => ({ brand, phone, email, ...variables });

  function missing(key: string): string {
    const { namespace, path } = splitKey(key);
    if (Object.hasOwn(all.messages, namespace)) {
      if (collectMissing) store.report({ namespace, path });
    } else if (!late.failed.has(namespace)) {
      store.want(namespace);
      // Better nothing for a moment than the name of a key.
      return '';
    }
    return translate(all, key);
  }

  const text: Text = (key, ...[variables]) => findText(all, key, withMarket(variables)) ?? missing(key);
  text.find = (key, variables) => findText(all, key, withMarket(variables));
  return text;
}

type ProviderProps = {
  market: MessagesMarket;
  /** What the page brings along; other namespaces are fetched when they are first asked for. */
  messages: Messages;
  /** Whether the server wants to know of missing texts. */
  collectMissing?: boolean;
  log?: (message: string, details: object) => void;
  children: ReactNode;
};

/** Texts of one market for everything below it. */
export function MessagesProvider(props: ProviderProps) {
  // Another market has other texts in all of its namespaces.
  return <MarketMessages key={props.market.code} {...props} />;
}

function MarketMessages({ market, messages, collectMissing = false, log, children }: ProviderProps) {
  const [store] = useState(() => {
    const isServer = typeof document === 'undefined';
    return createTextStore(
      isServer
        ? null
        : async () => {
            const { createLazyTranslations } = await import('./lazy-translations.ts');
            return createLazyTranslations({ market, messages, collectMissing, log });
          },
    );
  });
  const late = useLateTexts(store);
  const value = useMemo(() => {
    const source = { market, messages, late, store, collectMissing };
    return { source, text: createText(source) };
  }, [market, messages, late, store, collectMissing]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** In a transition: texts stand above all parts of the page. */
function useLateTexts(store: TextStore): LateTexts {
  const [late, setLate] = useState(store.late);
  useEffect(() => {
    const tell = () => startTransition(() => setLate(store.late()));
    tell();
    return store.subscribe(tell);
  }, [store]);
  return late;
}

function useMessages() {
  const value = use(MessagesContext);
  if (!value) throw new Error('There is no MessagesProvider above this component');
  return value;
}

/** Adds the namespaces of one page to those of the provider above. */
export function PageMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const { source } = useMessages();
  const value = useMemo(() => {
    const own = { ...source, messages: { ...source.messages, ...messages } };
    return { source: own, text: createText(own) };
  }, [source, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** `t('header.menu')`, `t('blog:title')`, `t('units.meals', { count: 4 })`. */
export function useText(): Text {
  return useMessages().text;
}
