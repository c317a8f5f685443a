/** `test` for journeys to an order: a shop with accounts in all markets, and a mail server that keeps what it is given. */
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { test as base } from '#tests/setup/browser/browser-test.ts';
import { openSmtpServer, type SmtpServer } from '#tests/setup/shop/smtp-server.ts';

type Running = { app: AppProcess; smtp: SmtpServer };

const accountSettings = {
  SHOP_IBAN_NL: 'NL91ABNA0417164300',
  SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.',
  SHOP_IBAN_FR: 'FR1420041010050500013M02606',
  SHOP_ACCOUNT_NAME_FR: 'Kudde SAS',
  SHOP_SORT_CODE_UK: '12-34-56',
  SHOP_ACCOUNT_UK: '12345678',
  SHOP_ACCOUNT_NAME_UK: 'Kudde UK',
  SHOP_IBAN_DE: 'DE89370400440532013000',
  SHOP_ACCOUNT_NAME_DE: 'Weidekiste GmbH',
};

let senders = 0;

export const test = base.extend<{ smtp: SmtpServer }, { running: Running }>({
  running: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const smtp = await openSmtpServer();
      const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Kudde <post@kudde.example>' };
      const settings = { ...accountSettings, ...mail, SELL_ANYWAY: '1', TRUST_PROXY: '1', LOG_LEVEL: 'fatal' };
      const app = await startApp(settings);
      await use({ app, smtp });
      await app.stop();
      await smtp.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  smtp: ({ running: { smtp } }, use) => use(smtp),
  baseURL: ({ running: { app } }, use) => use(app.url),
  // Every journey is somebody else's: one sender may order only so often.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `192.0.2.${(senders += 1)}` }),
});
