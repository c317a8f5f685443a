import { z } from 'zod';

/** Every way a call can fail, with the status it travels as. */
export const errorStatus = {
  not_found: 404,
  invalid_request: 400,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
  unexpected: 500,
} as const;
export type ErrorCode = keyof typeof errorStatus;

// Object.keys forgets that the keys are the codes.
const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const ErrorBody = z.object({ code: z.enum(codes), message: z.string() });
export type ErrorBody = z.output<typeof ErrorBody>;

export class CallError extends Error {
  readonly code: ErrorCode;
  /** The status the service really answered with, which may be one we have no code for; else the one the code travels as. */
  readonly status: number;
  /** Whether a service answered with that status: where there was no usable answer at all it is only ours. */
  readonly isAnswer: boolean;

  constructor(code: ErrorCode, message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.name = 'CallError';
    this.code = code;
    this.status = options.status ?? errorStatus[code];
    this.isAnswer = options.status !== undefined;
  }
}

/** Whether something we need is out of reach for now, also where that is only the cause of what was thrown. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof CallError) return error.code === 'unavailable';
  return error instanceof Error && error.cause !== undefined && isUnavailable(error.cause);
}
