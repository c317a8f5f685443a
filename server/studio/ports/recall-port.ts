/** The recall screen, answered by the orders. Who took addresses out of the shop is written down. */
import type { Orders } from '#services/orders/orders.ts';
import { animalsOf } from '#services/orders/print/production.ts';
import type { Recalled } from '#services/orders/reading/recall.ts';
import { recallCsv } from '#services/orders/reading/recall-csv.ts';
import type { People } from '#services/people/people.ts';
import type { RecallAsked, RecallPort } from '#studio/ports/recall.ts';
import type { Together } from '../together.ts';

type Parts = { orders: Orders; people: People; together: Together };

function whatOf({ by, q }: RecallAsked): Recalled {
  if (by === 'animal') return { animal: q };
  return by === 'package' ? { package: q } : { week: q };
}

export function createRecallPort({ orders: { counter }, people, together }: Parts): RecallPort {
  return {
    async find(market, asked) {
      const found = await counter.recall(market, whatOf(asked));
      return found.map(({ order, lines }) => ({
        number: order.number,
        name: order.person?.name ?? '',
        phone: order.person?.phone ?? '',
        email: order.email ?? '',
        day: order.deliveryDay,
        state: order.state,
        items: lines.map(({ quantity, name }) => ({ quantity, name })),
        animals: [...new Set(lines.flatMap(animalsOf))],
      }));
    },
    tagsLike: counter.tagsLike,
    async csv(market, asked, by) {
      const found = await counter.recall(market, whatOf(asked));
      const about = { q: asked.q, count: found.length };
      await people.audit.record({ personId: by.id, what: 'recall.exported', about });
      return recallCsv(found);
    },
    async mail(market, { words, ...asked }, by) {
      return together(async ({ counter: inside, record }) => {
        const mailed = await inside.mailRecalled(market, whatOf(asked), words);
        if (!mailed) return null;
        const about = { q: asked.q, count: mailed.mails };
        const done = await record({ personId: by.id, what: 'recall.mailed', about });
        return { done, without: mailed.without };
      });
    },
  };
}
