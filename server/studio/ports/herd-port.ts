import type { Database } from '#database/client.ts';
import { tagsOfHerd } from '#rules/herd/herd-tag.ts';
import { createHerdActs } from '#server/herd/herd-acts.ts';
import { herdUndo } from '#server/herd/herd-note.ts';
import { createNextAnimal, nextUndo } from '#server/herd/next-animal.ts';
import type { HerdAnimal } from '#server/herd/read-herd.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import { animalBuyers } from '#services/orders/reading/animal-buyers.ts';
import type { Audit } from '#services/people/audit.ts';
import type { HerdAnimal as ShownAnimal, HerdPort } from '#studio/ports/herd.ts';
import type { UndoWay } from '../create-undo.ts';

type Parts = {
  db: Database;
  editor: Pick<ContentEditor, 'ask'>;
  audit: Pick<Audit, 'record'>;
  clock: () => Date;
};

export function createHerdPort(parts: Parts): { port: HerdPort; undo: Record<string, UndoWay> } {
  const acts = createHerdActs(parts);
  const following = createNextAnimal(parts);
  return {
    port: {
      list: async (market) => (await acts.list(market)).map(shown),
      async find(market, tag) {
        const animal = await acts.find(market, tag);
        return animal && shown(animal);
      },
      async buyers(market, tag) {
        const animal = await acts.find(market, tag);
        return animal ? animalBuyers(parts.db, market.code, tagsOfHerd(animal)) : [];
      },
      step: (market, asked, by) => acts.step(market, asked, by),
      next: (market, asked, by) => following.next(market, asked, by),
      weigh: (market, asked, by) => acts.weigh(market, asked, by),
    },
    undo: {
      [herdUndo]: (given, by, tx) => acts.takeBack(given, by, tx),
      [nextUndo]: (given, by, tx) => following.takeBack(given, by, tx),
    },
  };
}

function shown({ note, numbers: _numbers, ...animal }: HerdAnimal): ShownAnimal {
  return {
    ...animal,
    cutDay: note?.cutDay ?? null,
    carcassGrams: note?.carcassGrams ?? null,
    deliveredWeek: note?.deliveredWeek ?? null,
    version: note?.version ?? 0,
  };
}
