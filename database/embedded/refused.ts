/** Why the embedded database does not start. The message says what to do about it, and is all that is shown. */
export type RefusalReason =
  | 'in use'
  | 'no shop'
  | 'version before'
  | 'other version'
  | 'not a database'
  | 'no programs'
  | 'no user'
  | 'no access'
  | 'does not start';

export class DatabaseRefused extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'DatabaseRefused';
    this.reason = reason;
  }
}
