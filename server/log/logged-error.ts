/** What the log says of an error: named fields and no others, because libraries hang statements, values and whole mails on theirs. */
import { maskEmails } from '#services/kit/email.ts';

const fields = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'hostname',
  'severity',
  'schema',
  'table',
  'constraint',
  'routine',
  'responseCode',
  'command',
  'status',
] as const;

export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
} & Partial<Record<(typeof fields)[number], string | number>>;

const mostCauses = 5;

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: maskEmails(String(error)), stack: '' };
  const known = new Map(Object.entries(error));
  const told = fields.flatMap((name) => {
    const value: unknown = known.get(name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: messageOf(error, known),
    stack: framesOf(error),
    ...Object.fromEntries(told),
    ...(cause instanceof Error && depth < mostCauses && { cause: loggedError(cause, depth + 1) }),
  };
}

/** Drizzle writes the values of a statement behind it; PostgreSQL and mail servers write theirs behind a colon. */
function messageOf({ message }: Error, known: Map<string, unknown>): string {
  if (known.has('params')) return message.split('\nparams: ', 1)[0] ?? '';
  const isQuoting = known.has('severity') || known.has('responseCode');
  return maskEmails(isQuoting ? (message.split(':', 1)[0] ?? '') : message);
}

/** Without the message, which stands above them. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
