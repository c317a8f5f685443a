import { type RecallAsked, recallKinds } from '../../ports/recall.ts';

/** What the address asks for. */
export function askedIn(query: URLSearchParams): RecallAsked {
  const by = recallKinds.find((kind) => kind === query.get('by')) ?? 'animal';
  return { by, q: (query.get('q') ?? '').trim().slice(0, 100) };
}
