// What the set-up and the settings say beside a field that is refused, in the four languages and of the four markets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { studioLanguages } from '#rules/people/roles.ts';
import { createSettingsDesk } from '#server/studio/ports/settings-desk.ts';
import { settings } from '#services/settings/tables.ts';
import { createPeople } from '#services/people/people.ts';
import type { FormAnswer } from '#studio/forms/form-answer.ts';
import type { Person } from '#studio/ports/people.ts';
import type { StudioContext } from '#studio/ports/studio-context.ts';
import { actOnSettings } from '#studio/screens/settings/act.server.ts';
import { actOnSetUp } from '#studio/screens/set-up/act.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

type Studio = StudioContext & { person: Person };
function studioOf(market: StudioContext['market'], language: Person['language']): Studio {
  const clock = () => new Date('2026-11-19T09:00:00Z');
  const people = createPeople({ db: database.db, clock });
  const { port } = createSettingsDesk({ db: database.db, people, clock });
  const person = { id: '00000000-0000-4000-8000-00000000000a', name: 'Anna', role: 'owner', language };
  // Only what these forms ask for.
  return { market, language, person, people, settings: port } as unknown as Studio;
}
const formOf = (name: string, fields: Record<string, string>) =>
  new Request(`http://localhost/studio/${name}`, {
    method: 'POST',
    body: new URLSearchParams({ _form: name, ...fields }),
  });
function problemsOf(answer: unknown): Record<string, string> {
  const { data } = answer as { data: FormAnswer };
  return data.problems;
}

test.each(marketList.flatMap((market) => studioLanguages.map((language) => ({ market, language, code: market.code }))))(
  'counter 1 in $code, read in $language: a refused telephone or VAT number is named with one that is right',
  async ({ market, language }) => {
    const studio = studioOf(market, language);
    const { country, vatNumber } = market.orders.invoice;
    const shop = { shopName: 'Hoeve Rood', email: 'rood@kudde.example', phone: 'niks', vat: `${country}123` };
    const said = problemsOf(await actOnSetUp(formOf('shop', shop), studio));
    expect(Object.keys(said).toSorted()).toEqual(['phone', 'vat']);
    expect(said.phone).toContain(market.phone);
    expect(said.vat).toContain(vatNumber.example);
    const again = { 'shop.vatNumber': `${country}123`, 'shop.phone': 'niks' };
    const legal = problemsOf(await actOnSettings(formOf('legal', again), studio));
    expect(legal).toEqual({ 'shop.vatNumber': said.vat });
    const money = problemsOf(
      await actOnSettings(formOf('delivery', { 'delivery.freeFrom': 'veel', 'delivery.weekdays': '1' }), studio),
    );
    expect(money['delivery.freeFrom']).toMatch(/10[.,\s\u202f]?000/);
  },
);

test.each(['1200', '1.200,00', '1,200.00', '€ 1200'])(
  'counter 1: delivery free from %j is twelve hundred, in the set-up and in the settings',
  async (typed) => {
    const [market] = marketList;
    if (!market) throw new Error('no market');
    const studio = studioOf(market, 'nl');
    await database.db.delete(settings);
    await actOnSetUp(formOf('delivery', { days: '2', price: '7,50', freeFrom: typed }), studio);
    const { values, versions } = await studio.settings.read(market.code);
    expect(values).toMatchObject({ 'delivery.price': 750, 'delivery.freeFrom': 120_000 });
    const fields = { 'delivery.boxFreeFrom': typed, 'delivery.weekdays': '2' };
    const version = {
      'v.delivery.boxFreeFrom': String(versions['delivery.boxFreeFrom'] ?? 0),
      'v.delivery.weekdays': String(versions['delivery.weekdays'] ?? 0),
    };
    await actOnSettings(formOf('delivery', { ...fields, ...version }), studio);
    expect((await studio.settings.read(market.code)).values['delivery.boxFreeFrom']).toBe(120_000);
  },
);
