/** A shop with a studio, an owner and a helper who are signed in, and orders in several states. */
import { randomBytes } from 'node:crypto';
import { markets } from '#markets/index.ts';
import { announceSetUp } from '#server/studio/announce-set-up.ts';
import { seenOf } from '#rules/orders/offer.ts';
import type { OwnersOrder } from '#services/orders/placing/place-by-owner.ts';
import { createPeople } from '#services/people/people.ts';
import { listGoods } from '#services/shop/catalogue/list-goods.ts';
import { ordersOn } from '#tests/setup/orders/test-orders.ts';
import { startShopWithDatabase, type ShopWithDatabase } from '#tests/setup/process/shop-with-database.ts';
import { openSmtpServer } from '#tests/setup/shop/smtp-server.ts';

const { nl } = markets;
const clock = () => new Date();
export const loes = { id: '00000000-0000-4000-8000-00000000000a', name: 'Loes' };

type StartShop = (settings: Record<string, string>) => Promise<ShopWithDatabase>;
export type StudioShop = Awaited<ReturnType<typeof startStudioShop>>;

/** `start` for who wants another database than the shop's own. */
export async function startStudioShop(more: Record<string, string> = {}, start: StartShop = startShopWithDatabase) {
  const smtp = await openSmtpServer();
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Kudde <post@kudde.example>' };
  const account = { SHOP_IBAN_NL: 'NL91ABNA0417164300', SHOP_ACCOUNT_NAME_NL: 'Kudde B.V.' };
  const { app, database, stop } = await start({ ...account, ...mail, ...more });
  const { db } = database;
  const { orders } = ordersOn(db, { clock });
  const { counter } = orders;
  const people = createPeople({ db, clock });

  /** The token of a session, for the cookie of a browser. */
  async function signIn(role: 'owner' | 'helper'): Promise<string> {
    if (role === 'owner') {
      const line = await announceSetUp({ db, clock, origin: app.url });
      const made = await people.links.setUp(line?.split('#')[1] ?? '', {
        name: 'Loes',
        email: 'loes@kudde.example',
        password: randomBytes(12).toString('hex'),
        language: 'nl',
      });
      if (!made) throw new Error('nobody was set up');
      return (await people.sessions.begin(made, { device: 'test', before: null })).token;
    }
    const invited = await people.invite({ email: 'joris@kudde.example', role, language: 'nl' }, null);
    if ('problem' in invited) throw new Error(invited.problem);
    const password = randomBytes(12).toString('hex');
    const joined = await people.links.setPassword(invited.token, { name: 'Joris', password });
    if (!joined) throw new Error('nobody joined');
    return (await people.sessions.begin(joined, { device: 'test', before: null })).token;
  }

  /** Written down by the owner; of the first packages there are, `kinds` different ones. */
  async function order(name: string, { kinds = 1, quantity = 1, ...fields }: Partial<OwnersOrder> & Asked = {}) {
    const goods = (await listGoods(db, nl.code)).filter(
      ({ group, left }) => group === 'package' && (left === null || left > 5),
    );
    const wanted = goods.slice(0, kinds).map(({ good }) => ({ good, quantity }));
    const offer = await counter.offerGoods(nl, wanted);
    const placed = await counter.placeByOwner({
      market: nl,
      by: loes,
      wanted,
      formKey: randomBytes(16).toString('base64url'),
      seen: seenOf(offer),
      customerId: null,
      person: {
        name,
        company: '',
        street: 'Kerkebogerd',
        houseNumber: '14 B',
        postCode: '3991 KX',
        city: 'Houten',
        phone: '06 00 00 00 42',
      },
      email: `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
      deliveryDay: offer.days[0] ?? null,
      note: '',
      isOfAge: true,
      paidBy: null,
      tell: 'no',
      ...fields,
    });
    if (placed.result !== 'placed') throw new Error(JSON.stringify(placed));
    return placed.order;
  }

  return {
    url: app.url,
    db,
    counter,
    smtp,
    order,
    signIn,
    async stop() {
      await stop();
      await smtp.close();
    },
  };
}

type Asked = { kinds?: number; quantity?: number };
