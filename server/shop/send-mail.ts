/** Hands mails to the mail server of SMTP_URL. The only place that knows how. */
import { createTransport } from 'nodemailer';
import type { SendMail } from '#services/kit/mail/mail.ts';
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
  return async ({ unsubscribe, ...mail }) => {
    await transport.sendMail({
      ...mail,
      headers: {
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
        'Auto-Submitted': 'auto-generated',
      },
    });
  };
}

/** Addresses and passwords leave this machine encrypted, unless the setting says that they need not. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || searchParams.get('ignoreTLS') === 'true') return false;
  const wish = searchParams.get('requireTLS');
  return wish === null ? !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname) : wish === 'true';
}
