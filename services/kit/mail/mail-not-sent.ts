/**
 * Why a mail could not be sent. `refused`: the mail server knows no such reader, and will not know one later. `later`: it did not
 * want this mail now. `unreachable`: it is away, or takes no mail at all.
 */
export type MailProblem = 'refused' | 'later' | 'unreachable';

/** Thrown by what sends mails. Its fields are those the log shows. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  readonly problem: MailProblem;
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  readonly command: string | undefined;

  constructor(
    message: string,
    { problem, code, responseCode, command }: Pick<MailNotSent, 'problem' | 'code' | 'responseCode' | 'command'>,
  ) {
    super(message);
    this.problem = problem;
    this.code = code;
    this.responseCode = responseCode;
    this.command = command;
  }
}

/** What nobody has explained is taken for a mail server that is away: then nothing is lost. */
export function mailProblemOf(error: unknown): MailProblem {
  return error instanceof MailNotSent ? error.problem : 'unreachable';
}
