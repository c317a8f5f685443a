// A shop in a process of its own that sells: baskets are filled, and on a word all are ordered at once, or one is and it dies on the way.
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { markets } from '#markets/index.ts';
import { aPackage, ordersOn } from './test-orders.ts';

type Task =
  /** Orders of one package each, all at once. */
  | { buyers: number; prefix: string }
  /** An order whose process is killed before its statement of this number is sent, or after its last one. */
  | { dieAt: number; session: string }
  /** One thing an owner does, whose process is killed in the same way. */
  | { dieAt: number; act: keyof typeof ownerActs; number: string };

const url = process.argv[2] ?? '';
const { db } = await openDatabase({ dataDir: '', url });
const shop = ordersOn(db);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function buyAtOnce({ buyers, prefix }: { buyers: number; prefix: string }) {
  const market = markets.nl;
  const ready = [];
  for (let index = 0; index < buyers; index += 4) {
    const some = Array.from({ length: 4 }, async (_, more) => {
      const session = await shop.fillBasket([aPackage()]);
      const email = `${prefix}${index + more}@example.test`;
      return { session, form: await shop.formFor(session, market, { email }) };
    });
    ready.push(...(await Promise.all(some)));
  }
  say({ ready: ready.length });
  await nextLine();
  const results = await Promise.all(
    ready.map(async ({ session, form }) => {
      const placed = await shop.orders
        .place({ market, session }, form, session)
        .catch((error: unknown) => ({ result: String(error) }));
      return { result: placed.result, kept: (await shop.basketOf(session)).lines.length };
    }),
  );
  say({ results });
}

const by = { id: '7', name: 'Anna' };
const ownerActs = {
  cancel: (number: string) => shop.orders.counter.cancel({ number, by, version: null }),
  receive: (number: string) => shop.orders.counter.receive({ number, by, version: null, amount: null }),
  lessen: (number: string) => shop.orders.counter.lessenLine({ number, by, version: null, position: 0, quantity: 1 }),
  bookCertain: () => shop.orders.counter.bookCertain(by),
};

async function dieWhileBuying({ dieAt, session }: { dieAt: number; session: string }) {
  const form = await shop.formFor(session, markets.nl, { formKey: `killed-${session}-${'x'.repeat(10)}` });
  await dieWhile(dieAt, () => shop.orders.place({ market: markets.nl, session }, form, session));
}

/** Counts what is sent to the database, and ends this process at once before one of them. */
async function dieWhile(dieAt: number, work: () => Promise<unknown>) {
  let sent = 0;
  const query = Reflect.get(pg.Client.prototype, 'query') as (...all: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function counted(this: pg.Client, ...args: unknown[]): unknown {
    sent += 1;
    if (sent === dieAt) process.kill(process.pid, 'SIGKILL');
    return query.apply(this, args);
  });
  await work();
  say({ sent });
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function nextLine(): Promise<string> {
  const { value } = (await lines.next()) as { value: string | undefined };
  return value ?? '';
}

say({ started: true });
const task = JSON.parse(await nextLine()) as Task;
if ('buyers' in task) await buyAtOnce(task);
else if ('act' in task) await dieWhile(task.dieAt, () => ownerActs[task.act](task.number));
else await dieWhileBuying(task);
process.exit(0);
