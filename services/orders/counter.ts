/** All that an owner does with orders, for the screens of the studio. A command and a button call the same functions. */
import type { Market } from '#contract/market.ts';
import type { SalesBy } from '#rules/books/sales.ts';
import type { BankColumns } from '#rules/bank/bank-columns.ts';
import { localDate, type PlainDate } from '#rules/time/local-time.ts';
import type { Who } from './changes/who.ts';
import type { Acted, Acting } from './acts/act.ts';
import { askInvoice } from './acts/ask-invoice.ts';
import { mailRecalled } from './acts/mail-recalled.ts';
import { type Money, owedBack, payBack, receive, takeBack } from './acts/book-money.ts';
import {
  changeAddress,
  changeDay,
  changeNote,
  correctAnimals,
  daysOf,
  markCallBack,
  markWithdrawalDone,
} from './acts/change-facts.ts';
import { addLine, giveDiscount, lessenLine } from './acts/change-lines.ts';
import { cancelOrder, moveOn, takeUpAgain } from './acts/change-order-state.ts';
import { moveAsSeen, moveMany } from './acts/move-many.ts';
import { sendAgain } from './acts/send-again.ts';
import { sendNow, sendNowOf, undo, undoBatch } from './acts/undo.ts';
import { bookCertain, bookEntry, type Certain, type Chosen, markNotOurs, openEntries } from './bank/book-entry.ts';
import { bankPage } from './bank/bank-page.ts';
import { refundFile, refundsToPay } from './bank/refunds-to-pay.ts';
import { noteRead, storeFile } from './bank/store-entries.ts';
import { changeCustomer, createCustomer, customerPage, findCustomers } from './customers/customers.ts';
import { customersCsv } from './customers/customers-csv.ts';
import { forgetCustomerData } from './customers/forget-customer-data.ts';
import { type CustomersAsked, listCustomers, noteCustomer } from './customers/list-customers.ts';
import type { OrderMailKind } from './mail/order-mail.ts';
import { isMailWaiting } from './mail/waiting-mails.ts';
import type { Person } from '#rules/orders/order-fields.ts';
import { listPayments, type PaymentsAsked, voucherMoney } from './payments/list-payments.ts';
import { canBeUndone, type Undoing } from './reading/can-be-undone.ts';
import { linesIn, listOrders, orderDays, type OrderFilter } from './reading/list-orders.ts';
import { indexCounts } from './reading/index-counts.ts';
import { orderPage } from './reading/order-page.ts';
import { salesOf } from './reading/sales.ts';
import type { Accounts } from './payment.ts';
import { recall, type Recalled, tagsLike } from './reading/recall.ts';
import { today } from './reading/today.ts';
import { turnover } from './reading/turnover.ts';
import { nextDelivery, weekOf } from './reading/week.ts';
import type { GoodId } from '#rules/orders/basket.ts';
import type { Wanted } from './seller-port.ts';
import { offerGoods, type OwnersOrder, placeByOwner } from './placing/place-by-owner.ts';
import type { PlacingDeps } from './placing/place-order.ts';

export type Counter = ReturnType<typeof createCounter>;

type Bank = { accounts: Accounts };

export function createCounter(deps: PlacingDeps, onMailDue: () => void, { accounts }: Bank) {
  const { db, clock } = deps;
  async function thenSendMail<T>(doing: Promise<T>): Promise<T> {
    const done = await doing;
    onMailDue();
    return done;
  }

  return {
    listOrders: (filter: OrderFilter) => listOrders(db, filter),
    orderDays: ({ code, timeZone }: Market) => orderDays(db, code, localDate(clock(), timeZone)),
    linesIn: (ids: readonly string[]) => linesIn(db, ids),
    /** The days on which all of an order can be brought. */
    daysOf: (number: string) => daysOf(deps, number),
    offerGoods: (market: Market, wanted: Wanted[]) => offerGoods(deps, market, wanted),
    placeByOwner: (owners: OwnersOrder) => thenSendMail(placeByOwner(deps, owners)),
    orderPage: (number: string) => orderPage(db, number, clock()),
    today: (market: Market) => today(db, market, clock()),
    indexCounts: (market: Market) => indexCounts(db, market),
    turnover: (market: Market) => turnover(db, market, clock()),
    weekOf: (market: Market, week: string) =>
      weekOf(db, market, { text: week, now: clock(), describeGoods: (...of) => deps.seller.describeGoods(...of) }),
    /** The first day from `since` on that has something to bring. */
    nextDelivery: (market: Market, since: PlainDate) => nextDelivery(db, market, since),
    recall: (market: Market, of: Recalled) => recall(db, market, { of, now: clock() }),
    tagsLike: (market: Market, tag: string) => tagsLike(db, market, tag),
    mailRecalled: (market: Market, of: Recalled, words: string) =>
      thenSendMail(mailRecalled(deps, market, { of, words })),

    changeNote: (acting: Acting & { note: string }) => changeNote(deps, acting),
    markCallBack: (acting: Acting & { isCallBack: boolean }) => markCallBack(deps, acting),
    markWithdrawalDone: (acting: Acting) => markWithdrawalDone(deps, acting),
    changeAddress: (acting: Acting & { person: Person }) => thenSendMail(changeAddress(deps, acting)),
    changeDay: (acting: Acting & { day: PlainDate }) => thenSendMail(changeDay(deps, acting)),
    correctAnimals: (acting: Acting & { position: number; animals: string[] | null }) => correctAnimals(deps, acting),
    lessenLine: (acting: Acting & { position: number; quantity: number }) => thenSendMail(lessenLine(deps, acting)),
    addLine: (acting: Acting & { good: GoodId; quantity: number }) => thenSendMail(addLine(deps, acting)),
    giveDiscount: (acting: Acting & { amount: number; reason: string }) => thenSendMail(giveDiscount(deps, acting)),

    moveOn: (acting: Acting & { to: 'packed' | 'sent' | 'delivered' }) => thenSendMail(moveOn(deps, acting)),
    /** The same from a list: what this person did to it a moment ago holds nothing up. */
    moveAsSeen: (acting: Acting & { to: 'packed' | 'sent' }) => thenSendMail(moveAsSeen(deps, acting)),
    /** One press for many, each by itself. */
    moveMany: (many: Parameters<typeof moveMany>[1]) => thenSendMail(moveMany(deps, many)),
    cancel: (acting: Acting) => thenSendMail(cancelOrder(deps, acting)),
    takeUpAgain: (acting: Acting) => thenSendMail(takeUpAgain(deps, acting)),

    sales: (market: Market, by: SalesBy) =>
      salesOf(db, market, { by, now: clock(), describeGoods: (...of) => deps.seller.describeGoods(...of) }),
    askInvoice: (asking: Parameters<typeof askInvoice>[1]) => askInvoice(deps, asking),
    listPayments: (asked: PaymentsAsked) => listPayments(db, asked),
    voucherMoney: (asked: { market: string; from: Date; until: Date }) => voucherMoney(db, asked),
    receive: (money: Money) => thenSendMail(receive(deps, money)),
    payBack: (money: Money) => thenSendMail(payBack(deps, money)),
    takeBack: (acting: Acting & { paymentId: number }) => takeBack(deps, acting),
    owedBack: (number: string) => owedBack(deps, number),

    /** Throws an `UnreadableStatement` with what is wrong with the file. */
    readBankFile: (
      market: Market,
      bytes: Uint8Array,
      { columns = [], ...by }: Who & { columns?: readonly BankColumns[] },
    ) => storeFile(db, { market, bytes, by, now: clock(), accounts, columns }),
    bankPage: (market: Market) => bankPage(deps, { market, accounts }),
    /** Nothing newer came until that day. */
    noteStatementRead: (market: Market, until: PlainDate, by: Who) => noteRead(db, { market, until, by, now: clock() }),
    refundsToPay: (market: Market) => refundsToPay(db, { market, accounts }),
    refundFile: (market: Market, numbers: readonly string[]) =>
      refundFile(db, { market, accounts, numbers, now: clock() }),
    openEntries: () => openEntries(deps),
    bookEntry: (entryId: number, pays: Chosen['pays'], by: Who) => thenSendMail(bookEntry(deps, { entryId, pays, by })),
    /** Of all accounts, or of one market's; `seen` is what was shown. */
    bookCertain: (by: Who, { market, seen }: { market?: Market; seen?: Certain['seen'] } = {}) =>
      thenSendMail(bookCertain(deps, by, { seen, of: market && { market: market.code, accounts } })),
    markNotOurs: (entryId: number, isOurs = false) => markNotOurs(db, { entryId, isOurs }),

    undo: (changeId: number, by: Who): Promise<Acted> => thenSendMail(undo(deps, { changeId, by })),
    undoBatch: (batch: string, by: Who) => thenSendMail(undoBatch(deps, { batch, by })),
    /** Not offered where it would be refused. */
    canBeUndone: (undoing: Undoing) => canBeUndone(db, undoing),
    /** Whether somebody is still to hear of all of one press. */
    isMailWaiting: (batch: string) => isMailWaiting(db, batch),
    /** Mails about these changes leave at once. */
    sendNow: (changeIds: number[]) => thenSendMail(sendNow(deps, changeIds)),
    sendNowOf: (batch: string) => thenSendMail(sendNowOf(deps, batch)),
    sendAgain: (number: string, kind: OrderMailKind) => thenSendMail(sendAgain(deps, number, kind)),

    findCustomers: (market: Market, search?: string) =>
      findCustomers(db, { market: market.code, ...(search !== undefined && { search }) }),
    customerPage: (id: string) => customerPage(db, id),
    createCustomer: (
      market: Market,
      made: { email: string | null; person: Person; note?: string; vatNumber?: string },
    ) => createCustomer(db, { ...made, market: market.code, now: clock() }),
    listCustomers: (asked: CustomersAsked) => listCustomers(db, asked),
    noteCustomer: (id: string, note: { note: string; was: string }) => noteCustomer(db, id, note),
    customersCsv: (market: Market) => customersCsv(db, market),
    forgetCustomer: (market: Market, id: string) => thenSendMail(forgetCustomerData(deps, market, id)),
    changeCustomer: (id: string, facts: { person?: Person; note?: string; vatNumber?: string }) =>
      changeCustomer(db, id, facts),
  };
}
