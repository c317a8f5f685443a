/** Hands mails to the mail server of SMTP_URL. The only place that knows how. */
import { createTransport } from 'nodemailer';
import type { SendMail } from '#services/kit/mail/mail.ts';
import { MailNotSent, type MailProblem } from '#services/kit/mail/mail-not-sent.ts';
import type { Config } from '#server/config.ts';

/** A mail server that takes longer is as good as none: visitors wait for their confirmation. */
const patience = { connectionTimeout: 4000, greetingTimeout: 4000, dnsTimeout: 4000, socketTimeout: 7000 };

/** Null where no mail server is configured. */
export function createSendMail({ smtpUrl, from }: Config['mail']): SendMail | null {
  if (smtpUrl === null || from === null) return null;
  const transport = createTransport(
    // What is mailed is text we wrote: nothing in it may make the sender read files or addresses.
    { url: smtpUrl, ...patience, requireTLS: mustEncrypt(smtpUrl), disableFileAccess: true, disableUrlAccess: true },
    { from },
  );
  return async ({ unsubscribe, attachments = [], ...mail }) => {
    const headers = {
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    };
    const shown = attachments.map((one) => ({ ...one, content: Buffer.from(one.content) }));
    await transport
      .sendMail({ ...mail, ...(shown.length > 0 && { attachments: shown }), headers })
      .catch((error: unknown) => {
        throw explained(error);
      });
  };
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const known = new Map<string, unknown>(Object.entries(error));
  const text = (name: string) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const given = known.get('responseCode');
  const responseCode = typeof given === 'number' ? given : undefined;
  const command = text('command');
  const problem = problemOf({ responseCode, command, message: error.message });
  return Object.assign(new MailNotSent(error.message, { problem, code: text('code'), responseCode, command }), {
    stack: error.stack,
  });
}

type SmtpAnswer = { responseCode: number | undefined; command: string | undefined; message: string };

/**
 * Only what is said of a reader is about that reader: a server that refuses our sender, our password or our relaying (5.7.x)
 * refuses every mail, and those must not be thrown away.
 */
function problemOf({ responseCode = 0, command, message }: SmtpAnswer): MailProblem {
  if (command !== 'RCPT TO' && command !== 'DATA') return 'unreachable';
  const isOfReader = command === 'RCPT TO' && responseCode >= 500 && !/\b5\.7\.\d/.test(message);
  if (isOfReader) return 'refused';
  return responseCode >= 400 ? 'later' : 'unreachable';
}

/** Addresses and passwords leave this machine encrypted, unless the setting says that they need not. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || searchParams.get('ignoreTLS') === 'true') return false;
  const wish = searchParams.get('requireTLS');
  return wish === null ? !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname) : wish === 'true';
}
