import { expect, test } from 'vitest';
import { openSmtpServer } from '#tests/setup/shop/smtp-server.ts';
import { createSendMail, mustEncrypt } from './send-mail.ts';

test.each([
  ['smtp://user:word@mail.example:587', true],
  ['smtp://mail.example', true],
  ['smtp://10.0.0.5:25', true],
  ['smtp://mail.example?requireTLS=false', false],
  ['smtp://mail.example?ignoreTLS=true', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:25', false],
  ['smtp://127.0.0.1?requireTLS=true', true],
  // Encrypted from the first byte.
  ['smtps://mail.example', false],
])('ASVS 12.3.1 %s must be asked to encrypt before anything is said: %s', (url, expected) => {
  expect(mustEncrypt(url)).toBe(expected);
});

test('ASVS 12.3.1 a mail server that cannot encrypt gets no mail where it must', async () => {
  const smtp = await openSmtpServer();
  try {
    const send = createSendMail({ smtpUrl: `${smtp.url}?requireTLS=true`, from: 'post@kudde.example' });
    const mail = { to: 'jan@example.test', subject: 'a', text: 'b', html: 'c', unsubscribe: 'https://x.example' };
    await expect(send?.(mail)).rejects.toThrow(/TLS/i);
    expect(smtp.mails).toEqual([]);
  } finally {
    await smtp.close();
  }
});
