/** What pages know about the request they answer. The server fills it in; loaders read it with `visitor(context)`. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { Client } from '#contract/call.ts';
import type { ContentCalls } from '#contract/content.ts';
import type { Messages, Namespace, Text } from '#contract/locales.ts';
import type { HostKind, Market } from '#contract/market.ts';

export type VisitorContext = {
  market: Market;
  hostKind: HostKind;
  content: Client<ContentCalls>;
  text: Text;
  /** The texts a page brings along to the browser. */
  messagesFor: (namespaces: readonly Namespace[]) => Messages;
  /** Pages use only this clock, so that a cached page never disagrees with itself. */
  now: Date;
  collectMissing: boolean;
};

export const visitorContext = createContext<VisitorContext>();

export function visitor(context: Readonly<RouterContextProvider>): VisitorContext {
  return context.get(visitorContext);
}
