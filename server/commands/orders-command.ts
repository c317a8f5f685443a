/** npm run orders -- list|show|paid|pack|packed|sent|delivered|cancel|export|statement */
import { marketList, markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import { onDatabase, runCommand, toStandardError as report, toStandardOutput as print } from './command.ts';
import { readConfig, readEnvironment } from '../config.ts';
import { createSendMail } from '#server/shop/send-mail.ts';
import { help, type OrderCommand, readOrderCommand, WrongCommand } from '#server/orders/order-command.ts';
import { runOrderCommand } from '#server/orders/run-order-command.ts';
import { createShopOrders } from '#server/orders/shop-orders.ts';

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
  const config = readConfig(readEnvironment());
  const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
  // Standard output may be a table for another program.
  const log = { info() {}, warn() {}, error: (_details: object, message: string) => report(message) };
  const isDone = await onDatabase(config, {
    report,
    async work({ patientDb: db }) {
      const sendMail = createSendMail(config.mail);
      const { orders, mails, sendDueMails } = createShopOrders({ config, db, texts, clock, log, sendMail });
      try {
        return await runOrderCommand(command, { db, orders, markets: marketList, texts, print });
      } finally {
        await mails.close();
        // What cannot be sent now is sent by the shop.
        await sendDueMails();
      }
    },
  });
  return isDone ? 0 : 1;
});
