import type { Database } from '#database/client.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Audit } from '#services/people/audit.ts';
import { cell } from '#services/orders/orders-csv.ts';
import { newsletterAddresses } from '#services/shop/sign-up/newsletter-addresses.ts';
import { deleteSignUps, signUpsOf } from '#services/shop/sign-up/sign-up-store.ts';
import type { CustomersPort } from '#studio/ports/customers.ts';
import type { UndoWay } from '../create-undo.ts';
import type { Together } from '../together.ts';

type Parts = {
  db: Database;
  orders: Pick<Orders, 'counter'>;
  audit: Pick<Audit, 'record'>;
  together: Together;
};

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export function customersPort({ db, orders: { counter }, audit, together }: Parts): CustomersPort {
  return {
    async list(asked) {
      const letters = (await newsletterAddresses(db, asked.market)).map(({ email }) => email);
      return counter.listCustomers({ ...asked, letters });
    },
    async find(id) {
      const customer = isId(id) ? await counter.customerPage(id) : null;
      if (!customer) return null;
      const { email, market } = customer;
      return { ...customer, wants: email === null ? [] : await signUpsOf(db, { market, email }) };
    },
    async note(id, { note, was }, by) {
      if (!isId(id)) return { problem: 'unknown' };
      return together(async ({ counter: inside, record }) => {
        const noted = await inside.noteCustomer(id, { note, was });
        if (noted.outcome === 'conflict') return { problem: 'changed', note: noted.note };
        if (noted.outcome === 'unknown') return { problem: 'unknown' };
        const undo = { kind: 'customers.note', with: { id, note: was, was: note } };
        return { done: await record({ personId: by.id, what: 'customers.noted', undo }) };
      });
    },
    async csv(market, by) {
      const lines = await counter.customersCsv(market);
      const about = { market: market.code, count: lines.length - 1 };
      await audit.record({ personId: by.id, what: 'customers.exported', about });
      return lines;
    },
    async lettersCsv({ code }, by) {
      const addresses = await newsletterAddresses(db, code);
      const about = { market: code, count: addresses.length };
      await audit.record({ personId: by.id, what: 'customers.letters', about });
      const rows = addresses.map(({ email, since }) => [cell(email), since.toISOString().slice(0, 10)].join(','));
      return ['email,since', ...rows];
    },
    async forgetSignUps(email, by) {
      return together(async ({ tx, record }) => {
        const count = await deleteSignUps(tx, email);
        return count === 0
          ? null
          : { done: await record({ personId: by.id, what: 'customers.unsigned', about: { count } }) };
      });
    },
    async forget(market, id, by) {
      return together(async ({ counter: inside, tx, record }) => {
        const forgotten = isId(id) ? await inside.forgetCustomer(market, id) : null;
        if (!forgotten) return null;
        // Newsletter and notices end with it, in all markets.
        if (forgotten.email !== null) await deleteSignUps(tx, forgotten.email);
        return { done: await record({ personId: by.id, what: 'customers.forgotten' }) };
      });
    },
  };
}

/** Puts the note back that was there before, unless somebody wrote another since. */
export const undoNote =
  ({ counterIn }: Orders): UndoWay =>
  async ({ id, note, was }, _, tx) =>
    (await counterIn(tx).noteCustomer(String(id), { note: String(note), was: String(was) })).outcome === 'done';
