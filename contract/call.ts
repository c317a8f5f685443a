/** One call a service answers, as plain data: the service, its client and its description are all derived from it. */
import type { z } from 'zod';

export type Call = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** How long caches between client and server may keep an answer: content changes rarely, a basket always. */
  cache: 'long' | 'short' | 'none';
};

export type Calls = Record<string, Call>;

type Part<
  C extends Call,
  K extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = C[K] extends z.ZodType ? { [P in K]: Side extends 'input' ? z.input<C[K]> : z.output<C[K]> } : unknown;

/** What a caller passes; defaults may be left out. */
type CallRequest<C extends Call> = Part<C, 'params', 'input'> & Part<C, 'query', 'input'> & Part<C, 'body', 'input'>;
/** What a handler receives; defaults are filled in. */
type ParsedRequest<C extends Call> = Part<C, 'params', 'output'> &
  Part<C, 'query', 'output'> &
  Part<C, 'body', 'output'>;
type Reply<C extends Call> = z.output<C['response']>;
/** What travels. */
type WireReply<C extends Call> = z.input<C['response']>;

export type Client<T extends Calls> = {
  [K in keyof T]: (request: CallRequest<T[K]>) => Promise<Reply<T[K]>>;
};
export type Handlers<T extends Calls> = {
  [K in keyof T]: (request: ParsedRequest<T[K]>) => Promise<WireReply<T[K]>>;
};

export function defineCalls<const T extends Calls>(calls: T): T {
  return calls;
}
