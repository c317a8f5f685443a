/** A shop of the demo in a process of its own, with people who may come into its studio. */
import { markets } from '#markets/index.ts';
import type { Role } from '#rules/people/roles.ts';
import { createPeople } from '#services/people/people.ts';
import { openDemoDatabase } from '#tests/setup/database/test-database.ts';
import { aPackage, ordersOn } from '#tests/setup/orders/test-orders.ts';
import { startApp } from '#tests/setup/process/app-process.ts';
import { listGoods } from '#services/shop/catalogue/list-goods.ts';

const clock = () => new Date();
let people = 0;

export async function openStudio(settings: Record<string, string> = {}) {
  const database = await openDemoDatabase();
  const { db } = database;
  const app = await startApp({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal', ...settings });
  const shop = ordersOn(db, { clock });

  async function enter(role: Role): Promise<string> {
    const service = createPeople({ db, clock });
    const email = `somebody${(people += 1)}@kudde.test`;
    const invited = await service.invite({ email, role, language: 'nl' }, null);
    if ('problem' in invited) throw new Error(invited.problem);
    const person = await service.links.setPassword(invited.token, {
      name: `Anna ${people}`,
      password: 'een koe loopt langs de dijk',
    });
    if (!person) throw new Error(`${email} cannot come in`);
    return `kudde-studio=${(await service.sessions.begin(person, { device: 'test', before: null })).token}`;
  }

  /** Of the first package there is; answers its number. */
  async function order(code: 'nl' | 'fr' = 'nl'): Promise<string> {
    const market = markets[code];
    const good = (await listGoods(db, code)).find(({ group, left }) => group === 'package' && (left ?? 9) > 3);
    if (!good) throw new Error('no package to sell');
    const placed = await shop.buy([aPackage(good.good.id)], { market });
    if (placed.result !== 'placed') throw new Error(JSON.stringify(placed));
    return placed.order.number;
  }

  return {
    url: app.url,
    db,
    counter: shop.orders.counter,
    enter,
    order,
    async close() {
      await app.stop();
      await database.close();
    },
  };
}
