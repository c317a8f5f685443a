import type { Calls, Client } from '#contract/call.ts';

/** Modules of one page often ask the same; the service is asked once. */
export function dedupeCalls<T extends Calls>(client: Client<T>): Client<T> {
  const answers = new Map<string, Promise<unknown>>();
  const entries = Object.entries(client).map(([name, call]) => {
    // One function for each call, which the mapped type cannot see.
    const ask = call as (request: unknown) => Promise<unknown>;
    const once = (request: unknown) => {
      const key = `${name} ${JSON.stringify(request)}`;
      const answer = answers.get(key) ?? ask(request);
      answers.set(key, answer);
      return answer;
    };
    return [name, once] as const;
  });
  // As above.
  return Object.fromEntries(entries) as unknown as Client<T>;
}
