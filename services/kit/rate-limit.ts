/** Counts in windows of fixed length, in this process: enough to keep one sender, or a flood, from filling the database. */

type Limits = { windowMs: number; perKey: number; overall: number; clock: () => Date };

const ofSender = { windowMs: 10 * 60_000, perKey: 20, overall: 2000 };
/** As often as somebody may mistype, wait and try again; more would be a way to fill somebody's letter box. */
const ofEmail = { ...ofSender, perKey: 6 };

/** Whether this sender may sign this address up once more now. */
export type AllowSignUp = (sender: string, email: string) => boolean;

export function createSignUpLimit(clock: () => Date): AllowSignUp {
  const allowSender = createRateLimit({ ...ofSender, clock });
  const allowEmail = createRateLimit({ ...ofEmail, clock });
  return (sender, email) => allowSender(sender) && allowEmail(email.toLowerCase());
}

function createRateLimit({ windowMs, perKey, overall, clock }: Limits): (key: string) => boolean {
  let windowStart = 0;
  let total = 0;
  let counts = new Map<string, number>();

  return function allow(key) {
    const now = clock().getTime();
    if (now - windowStart >= windowMs) {
      windowStart = now;
      total = 0;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    if (total >= overall || count > perKey) return false;
    counts.set(key, count);
    total += 1;
    return true;
  };
}
