/** Sees when all of an animal is sold, or something of it comes back: one transition, one line, and the owner hears of it once. */
import type { Market } from '#contract/market.ts';
import type { Database } from '#database/client.ts';
import { type AnimalState, type Step, steps } from '#rules/herd/animal-state.ts';
import { enterState, markFull } from '#services/herd/watched-state.ts';
import { writeNote } from '#services/herd/herd-notes.ts';
import type { Orders } from '#services/orders/orders.ts';
import type { Audit } from '#services/people/audit.ts';
import { fieldsOf } from './herd-note.ts';
import { type HerdAnimal, readHerd } from './read-herd.ts';

type Parts = {
  db: Database;
  markets: readonly Market[];
  orders: Pick<Orders, 'tellOwner' | 'mailsMayBeDue'>;
  audit: Pick<Audit, 'record'>;
  clock: () => Date;
};

const isStep = (state: AnimalState): state is Step => steps.some((step) => step === state);

/** Call it when something was sold or published; it may run in several processes. Resolves to true: all was looked at. */
export function createHerdWatch({ db, markets, orders, audit, clock }: Parts) {
  async function look(market: Market): Promise<void> {
    for (const animal of await readHerd(db, market, clock())) {
      const { note, state } = animal;
      if (!note) await noteFirst(market, animal);
      else if (!isStep(note.state) && note.state !== state) await move(market, animal, note.state);
    }
  }

  /** What is full when it is first seen was so before anybody looked: nobody is told. */
  async function noteFirst({ code }: Market, animal: HerdAnimal): Promise<void> {
    const { tag } = animal;
    await writeNote(db, { market: code, tag, version: 0, fields: fieldsOf(animal), by: null, at: clock() });
  }

  async function move(market: Market, { tag, state, written }: HerdAnimal, before: AnimalState): Promise<void> {
    const { code } = market;
    const now = clock();
    await db.transaction(async (tx) => {
      if (!(await enterState(tx, { market: code, tag, before, now: state }))) return;
      if (state !== 'full' || !(await markFull(tx, { market: code, tag, at: now }))) return;
      const about = { animal: written, market: code };
      await audit.record({ personId: null, what: 'herd.full', about }, tx);
      await orders.tellOwner({ market, kind: 'animalFull', facts: { animal: written } }, tx);
    });
    orders.mailsMayBeDue();
  }

  return {
    async look(): Promise<boolean> {
      for (const market of markets) await look(market);
      return true;
    },
  };
}
