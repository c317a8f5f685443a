/** JSON that nobody has checked yet. Holds no zod: browsers load it. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A list or an object with each of its entries changed. What nothing changed in is handed back, not copied; so is what has no
 * entries.
 */
export function changeEach(value: unknown, change: (entry: unknown, name: string) => unknown): unknown {
  if (!Array.isArray(value) && !isRecord(value)) return value;
  const before = Object.entries(value);
  const after = before.map(([name, entry]): [string, unknown] => [name, change(entry, name)]);
  if (after.every(([, entry], index) => entry === before[index]?.[1])) return value;
  return Array.isArray(value) ? after.map(([, entry]) => entry) : Object.fromEntries(after);
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
