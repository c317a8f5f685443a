/** The bank as its page asks for it: the functions of orders, with a line of the audit for what was done. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { type BankColumns, withBankColumns } from '#rules/bank/bank-columns.ts';
import { UnknownColumns } from '#services/orders/statement/csv/column-choice.ts';
import { UnreadableStatement } from '#services/orders/statement/bank-entry.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Entry } from '#services/people/audit.ts';
import type { People } from '#services/people/people.ts';
import { changeSetting, readSettings } from '#services/settings/settings.ts';
import type { BankPort, EntryBooked, FileRead } from '#studio/ports/bank.ts';
import type { UndoWay } from '../create-undo.ts';
import type { Together } from '../together.ts';

type Parts = { db: Database; counter: Orders['counter']; people: People; together: Together; clock: () => Date };
type By = { id: string; name: string };
type Record = (entry: Entry) => Promise<number>;
type Booked = Awaited<ReturnType<Orders['counter']['bookCertain']>>;

/** A bank has carried a file out, or refused it, long before. */
const filedDays = 14;

export function createBankPort({ db, counter, people, together, clock }: Parts): BankPort {
  const { audit } = people;

  async function columnsOf(market: Market) {
    const { values, versions } = await readSettings(db, market.code);
    return { known: values['bank.columns'] ?? [], version: versions['bank.columns'] ?? 0 };
  }

  /** Who says it at the same time as somebody else says it after them. */
  async function remember(market: Market, columns: BankColumns, by: By): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { known, version } = await columnsOf(market);
      const value = withBankColumns(known, columns);
      const change = { market: market.code, key: 'bank.columns' as const, value, version, personId: by.id };
      if (!('problem' in (await changeSetting(db, change, clock)))) return;
    }
  }

  async function bookedAs(
    booked: Booked,
    by: By,
    { record, about }: { record: Record; about: { number?: string } },
  ): Promise<EntryBooked> {
    if (booked.outcome === 'notOpen' || booked.outcome === 'changed') return { outcome: booked.outcome };
    if (booked.outcome === 'otherCurrency') return booked;
    if (booked.outcome === 'refused')
      return { outcome: booked.acted.outcome === 'unknown' ? 'unknown' : 'refused', number: booked.number };
    if (booked.entries === 0) return { outcome: 'nothing' };
    const { batch } = booked;
    const done = await record({
      personId: by.id,
      what: 'number' in about ? 'bank.bookedOne' : 'bank.booked',
      about: { ...about, count: booked.entries, batch },
      undo: { kind: 'bank.batch', with: { batch } },
    });
    return { outcome: 'done', done };
  }

  return {
    page: (market) => counter.bankPage(market),
    async read({ market, bytes, columns }, by): Promise<FileRead> {
      const { known } = await columnsOf(market);
      try {
        const read = await counter.readBankFile(market, bytes, {
          id: by.id,
          name: by.name,
          columns: columns ? withBankColumns(known, columns) : known,
        });
        if (columns) await remember(market, columns, by);
        const about = { entries: read.entries, added: read.added, known: read.known };
        const what = read.entries === 0 ? 'bank.readNone' : read.added === 0 ? 'bank.readAgain' : 'bank.read';
        return { outcome: 'done', done: await audit.record({ personId: by.id, what, about }) };
      } catch (error) {
        if (error instanceof UnknownColumns) return { outcome: 'columns', head: error.head, lines: error.lines };
        if (error instanceof UnreadableStatement)
          return { outcome: 'refused', problem: error.problem, about: error.about };
        throw error;
      }
    },
    async bookCertain(market, seen, by) {
      return together(async ({ counter: inside, record }) =>
        bookedAs(await inside.bookCertain(by, { market, seen }), by, { record, about: {} }),
      );
    },
    async bookEntry(entryId, number, by) {
      return together(async ({ counter: inside, record }) =>
        bookedAs(await inside.bookEntry(entryId, { number }, by), by, { record, about: { number } }),
      );
    },
    async markNotOurs(entryId, by) {
      return together(async ({ counter: inside, record }) => {
        if (!(await inside.markNotOurs(entryId))) return null;
        const undo = { kind: 'bank.notOurs', with: { entryId } };
        return record({ personId: by.id, what: 'bank.notOurs', undo });
      });
    },
    async refunds(market) {
      const { refunds, canBeFile } = await counter.refundsToPay(market);
      const since = new Date(clock().getTime() - filedDays * 86_400_000);
      const lines = refunds.length === 0 ? [] : await audit.since('bank.refundFile', since);
      const filed = new Map(
        lines.flatMap(({ at, about }) =>
          String(about.numbers)
            .split(' ')
            .map((each) => [each, at] as const),
        ),
      );
      return { canBeFile, refunds: refunds.map((each) => ({ ...each, filedAt: filed.get(each.number) ?? null })) };
    },
    async refundFile(market, numbers, by) {
      const file = await counter.refundFile(market, numbers);
      if (!file) return null;
      const about = { count: file.numbers.length, numbers: file.numbers.join(' ') };
      await audit.record({ personId: by.id, what: 'bank.refundFile', about });
      return { xml: file.xml, name: `refunds-${market.code}-${clock().toISOString().slice(0, 10)}.xml` };
    },
    isMailWaiting: counter.isMailWaiting,
    async sendNow(done, by) {
      const line = Number.isSafeInteger(done) ? await audit.done(done, by.id) : null;
      const batch = line?.about.batch;
      if (typeof batch !== 'string') return false;
      await counter.sendNowOf(batch);
      // What buyers were told is not offered to be taken back.
      await audit.endUndo(done);
      return true;
    },
  };
}

export const undoBank = ({ counterIn }: Orders): { [kind: string]: UndoWay } => ({
  'bank.batch': async ({ batch }, by, tx) => {
    const undone = await counterIn(tx).undoBatch(String(batch), by);
    return undone.length > 0 && undone.every(({ outcome }) => outcome === 'done');
  },
  'bank.notOurs': ({ entryId }, _, tx) => counterIn(tx).markNotOurs(Number(entryId), true),
});
