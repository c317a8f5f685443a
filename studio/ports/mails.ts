/** What buyers are mailed, shown with the last order of a market; server/studio answers. */

export const mailSamples = ['placed', 'paid', 'sent', 'reminder'] as const;
export type MailSample = (typeof mailSamples)[number];

export type MailsPort = {
  /** Whether a mail server is configured. */
  canSend: boolean;
  /** Null where nobody has ordered yet. */
  sample: (market: string, kind: MailSample) => Promise<{ subject: string; html: string } | null>;
  /** The same to the given address; the plain words where nobody has ordered yet. */
  test: (
    market: string,
    mail: { kind: MailSample; to: string; subject: string; words: string },
  ) => Promise<'sent' | 'failed'>;
};
