/** npm run orders -- list|show|paid|refunded|pack|packed|sent|delivered|cancel|export|statement */
import type { Market } from '#contract/market.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createLiveCatalogs } from '#services/locales/live-catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { onDatabase, runCommand, toStandardError as report, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '../config.ts';
import { mailOrigin } from '#server/http/request-url.ts';
import { createSendMail } from '#server/shop/send-mail.ts';
import { help, type OrderCommand, readOrderCommand, WrongCommand } from '#server/orders/order-command.ts';
import { runOrderCommand } from '#server/orders/run-order-command.ts';
import { printableLines } from '#server/log/printable.ts';
import { createShopOrders } from '#server/orders/shop-orders.ts';
import { openLiveMarkets } from '#server/settings/live-markets.ts';

await runCommand(async (args) => {
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    print(help);
    return 0;
  }
  const clock = () => new Date();
  let command: OrderCommand;
  try {
    command = readOrderCommand(args, clock().toISOString().slice(0, 10));
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    report(`${error.message}\n\n${help}`);
    return 2;
  }
  // A table is for a program, which reads what was written; all else is for somebody's terminal.
  const printSafely = command.name === 'export' ? print : (line: string) => print(printableLines(line));
  const given = readConfig(readEnvironment());
  // Standard output may be a table for another program.
  const log = { info() {}, warn() {}, error: (_details: object, message: string) => report(message) };
  const isDone = await onDatabase(given, {
    report,
    async work({ patientDb: db }) {
      const { config, markets, byCode, ownTexts } = await openLiveMarkets(db, given);
      const texts = createTexts(byCode, createLiveCatalogs(readCatalogs(Object.keys(byCode)), ownTexts));
      const sendMail = createSendMail(config.mail);
      const { orders, mails, sendDueMails } = createShopOrders({ config, db, markets, texts, clock, log, sendMail });
      try {
        const originOf = (market: Market) => mailOrigin(market, config);
        return await runOrderCommand(command, { db, orders, markets, texts, print: printSafely, originOf });
      } finally {
        await mails.close();
        // What cannot be sent now is sent by the shop.
        await sendDueMails();
      }
    },
  });
  return isDone ? 0 : 1;
});
