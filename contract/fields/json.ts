/** JSON that nobody has checked yet. Holds no zod: browsers load it. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an answer says, be it still text or read already; null for text that is no JSON. */
export function jsonOf(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer;
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}
