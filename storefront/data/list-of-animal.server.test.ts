import { expect, test } from 'vitest';
import type { Page } from '#contract/fields/read.ts';
import { firstOfAnimal, listOfAnimal } from './list-of-animal.server.ts';

type Item = { name: number; animals: string[] };
type Query = { page?: number; per_page?: number; animal_type?: string | undefined };

/** Twenty cows, then twenty pigs, of which every fifth is both. */
const herd: Item[] = Array.from({ length: 40 }, (_, name) => ({
  name,
  animals: name < 20 ? ['cow'] : name % 5 === 0 ? ['pig', 'cow'] : ['pig'],
}));

function service({ filters = false, pages = true, items = herd } = {}) {
  const ctx: Query[] = [];
  const ask = (query: Query): Promise<Page<Item>> => {
    ctx.push(query);
    const { page = 1, per_page: size = 1000, animal_type: animal } = query;
    const all = filters && animal ? items.filter(({ animals }) => animals.includes(animal)) : items;
    const shown = pages ? all.slice((page - 1) * size, page * size) : all;
    return Promise.resolve({ items: shown, total: all.length, perPage: pages ? size : null });
  };
  return { listed: { ask, animalsOf: ({ animals }: Item) => animals }, ctx };
}

const names = ({ items }: Page<Item>) => items.map(({ name }) => name);

test.each([
  ['filters', { filters: true }],
  ['ignores the animal', {}],
  ['knows neither animals nor pages', { pages: false }],
])('RTE-24, API-7, LST-8 a service that %s: pages of one animal, with its own total', async (_, kind) => {
  const { listed } = service(kind);
  const page = (number: number) => listOfAnimal(listed, { animal_type: 'pig', page: number, per_page: 18 });
  expect(names(await page(1))).toEqual(Array.from({ length: 18 }, (_item, at) => at + 20));
  expect(await page(1)).toMatchObject({ total: 20 });
  expect(names(await page(2))).toEqual([38, 39]);
  expect(names(await page(3))).toEqual([]);
  expect(await page(3)).toMatchObject({ total: 20 });
});

test('API-7 a first page that happens to hold one animal only is not taken for a filtered list', async () => {
  const { listed } = service();
  const page = await listOfAnimal(listed, { animal_type: 'cow', page: 1, per_page: 18 });
  expect(names(page)).toEqual(Array.from({ length: 18 }, (_, at) => at));
  expect(page.total).toBe(24);
});

test('a service that filters is asked little more, and for a list on one page nothing', async () => {
  const { listed, ctx } = service({ filters: true });
  await listOfAnimal(listed, { animal_type: 'cow', per_page: 18 });
  expect(ctx).toEqual([{ animal_type: 'cow', per_page: 18 }, { per_page: 1 }]);
  ctx.splice(0);
  await listOfAnimal(listed, { animal_type: 'cow', per_page: 60 });
  await firstOfAnimal(listed, { animal_type: 'cow', per_page: 6 });
  expect(ctx).toHaveLength(2);
});

test('without an animal the list is as it is', async () => {
  const { listed, ctx } = service();
  expect((await listOfAnimal(listed, { page: 2, per_page: 18 })).total).toBe(40);
  expect(ctx).toHaveLength(1);
});

test('a service whose items name no animal is believed', async () => {
  const { listed } = service({ items: herd.map(({ name }) => ({ name, animals: [] })) });
  expect((await listOfAnimal(listed, { animal_type: 'cow', per_page: 60 })).total).toBe(40);
});

test('the first of an animal are of that animal, however late they come in the list', async () => {
  const { listed } = service();
  const first = await firstOfAnimal(listed, { animal_type: 'pig', per_page: 3 });
  expect(first.map(({ name }) => name)).toEqual([20, 21, 22]);
});
