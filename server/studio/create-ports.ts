/** Whom the pages of the studio may ask: one line a port, and how what was done there is taken back. */
import type { Database } from '#database/client.ts';
import type { Market } from '#contract/market.ts';
import type { StudioLanguage } from '#rules/people/roles.ts';
import { createShopBooks } from '#server/orders/shop-books.ts';
import type { BackupShelf } from '#server/backups/backup-shelf.ts';
import type { Config } from '#server/config.ts';
import { mailOrigin } from '#server/http/request-url.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { Log } from '#server/log/log.ts';
import type { Readiness } from '#server/selling/readiness.ts';
import { contentUndo } from '#services/content/editing/history.ts';
import type { Library } from '#services/images/library/library.ts';
import type { SendMail } from '#services/kit/mail/mail.ts';
import type { Catalogs } from '#services/locales/catalogs.ts';
import type { Texts } from '#services/locales/texts.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Payments } from '#services/payments/payments.ts';
import { createPeople } from '#services/people/people.ts';
import { backupsPort } from './ports/backups-port.ts';
import { createContentPort, undoContent } from './ports/content-port.ts';
import { createEditingPort } from './ports/editing/editing-port.ts';
import { orderUndo, undoOrder } from './ports/editing/places.ts';
import { planUndo, undoPlan, undoUnplan, unplanUndo } from './ports/editing/planning.ts';
import { editorWithContentElsewhere } from './ports/editing/content-elsewhere.ts';
import { draftUndo, undoDraft } from './ports/editing/draft-undo.ts';
import { rowUndo, undoRow } from './ports/editing/row-undo.ts';
import { createContentProblems } from './ports/content-problems.ts';
import { createBankPort, undoBank } from './ports/bank-port.ts';
import { createBooksPort } from './ports/books-port.ts';
import { createUndo, type UndoWay } from './create-undo.ts';
import { customersPort, undoNote } from './ports/customers-port.ts';
import { createHerdPort } from './ports/herd-port.ts';
import { createMailSamples } from './ports/mail-samples.ts';
import { createPaymentsPort } from './ports/payments-port.ts';
import { createOrdersPort, undoOrders } from './ports/orders-port.ts';
import { ownTextsPort } from './ports/own-texts-port.ts';
import { createPicturesPort } from './ports/pictures-port.ts';
import { readyPort } from './ports/ready-port.ts';
import { createRecallPort } from './ports/recall-port.ts';
import { createSalesPort } from './ports/sales-port.ts';
import { createSettingsDesk, settingsUndo } from './ports/settings-desk.ts';
import { createStockPort } from './ports/stock-port.ts';
import { createPreview, type PreviewParts } from './preview.ts';
import { createTogether } from './together.ts';
import { createTodayPort } from './ports/today-port.ts';
import { createWeekPort, undoWeek } from './ports/week-port.ts';

export type PortParts = {
  config: Config;
  db: Database;
  markets: readonly Market[];
  orders: Orders;
  payments: Payments;
  texts: Texts;
  /** As they were written by us. */
  catalogs: Catalogs;
  sendMail: SendMail | null;
  editor: Pick<ContentEditor, 'ask'>;
  backups: BackupShelf;
  library: Library;
  readiness: Pick<Readiness, 'lines'>;
  clock: () => Date;
  log: Log;
} & Pick<PreviewParts, 'textsAddress' | 'handler'>;

export function createPorts({ config, db, markets, orders, texts, clock, log, ...parts }: PortParts) {
  const people = createPeople({ db, clock });
  const { audit } = people;
  const together = createTogether({ db, orders, audit });
  const books = createShopBooks({ config, db, markets, texts, clock });
  const settings = createSettingsDesk({ db, people, clock });
  const stock = createStockPort({ db, editor: parts.editor, people, clock });
  const herd = createHerdPort({ db, editor: parts.editor, audit, clock });
  const backups = backupsPort({ shelf: parts.backups, audit, isNightly: config.nightlyBackup, log });
  const pictures = createPicturesPort({ ...parts, db, markets, audit, log });
  const ready = (language: StudioLanguage) => readyPort(parts.readiness, language);
  const editing = createEditingPort({
    db,
    editor: editorWithContentElsewhere(parts.editor, config.contentApi.production),
    people,
    mediaDirs: config.mediaDirs,
    preview: createPreview({ ...parts, config, markets, texts, clock, log }),
    clock,
  });
  const originOf = (market: Market) => mailOrigin(market, config);
  const ways: Record<string, UndoWay> = {
    orders: undoOrders(orders),
    ...undoBank(orders),
    'customers.note': undoNote(orders),
    [settingsUndo]: settings.takeBack,
    [contentUndo]: undoContent(parts.editor),
    [orderUndo]: undoOrder(editing, markets),
    [planUndo]: undoPlan({ db }),
    [unplanUndo]: undoUnplan({ clock }),
    [rowUndo]: undoRow({ markets, clock }),
    [draftUndo]: undoDraft({ clock }),
    stock: ({ market, entries }) => stock.undo.putBack(String(market), String(entries)),
    week: undoWeek(orders),
    ...herd.undo,
    ...pictures.undo,
  };
  return {
    people,
    settings: settings.port,
    ownTexts: ownTextsPort(parts.catalogs),
    mails: createMailSamples({ config, db, markets, texts, sendMail: parts.sendMail, log }),
    content: createContentPort({ editor: parts.editor, audit }),
    pictures: pictures.port,
    editing,
    backups,
    bank: createBankPort({ db, counter: orders.counter, people, together, clock }),
    today: createTodayPort({
      db,
      counter: orders.counter,
      backups,
      ready,
      contentProblems: createContentProblems({ editor: parts.editor, clock, log }),
    }),
    payments: createPaymentsPort({ payments: parts.payments, audit }),
    orders: createOrdersPort({ db, orders, people, texts, together, originOf }),
    week: createWeekPort({ orders, texts, together, audit, clock, originOf }),
    stock: stock.stock,
    herd: herd.port,
    recall: createRecallPort({ orders, people, together }),
    customers: customersPort({ db, orders, audit, together }),
    books: createBooksPort({ books, counter: orders.counter, audit, clock }),
    sales: createSalesPort({ db, counter: orders.counter, clock }),
    undo: createUndo({ people, ways, onMailDue: orders.mailsMayBeDue }),
  };
}
