/** Sends bodies nobody would send to every action of a studio that runs; answers those that failed on our side. */
import { type Role } from '#rules/people/roles.ts';
import { createRandomBodies, type Target, targetIn, valuesIn } from './random-bodies.ts';
import { doorPages, framePages, studioVisit } from './studio-visit.ts';

type Studio = {
  url: string;
  /** A cookie of somebody who is signed in: what is sent may end any session. */
  enter: (role: Role) => Promise<string>;
  /** Pages that only some data has, such as an order. */
  more: string[];
  /** Pages whose forms are also sent with what they say, so that some are taken. An address without a page has the fields of another. */
  deep?: { path: string; as?: string; forms?: string[]; fields?: string[] }[];
};

/** Forms whose names stand on no page, or only on some days. */
const known: Record<string, Pick<Target, 'forms' | 'fields'>> = {
  '/studio/pictures': { forms: ['add'], fields: ['files'] },
  '/studio/pictures/upload': { forms: [''], fields: ['files'] },
  '/studio/pictures/animal-cow': {
    forms: ['change', 'trash', 'back', 'replace'],
    fields: ['other', 'focalX', 'focalY'],
  },
  '/studio/undo': { forms: [''], fields: ['id', 'back'] },
  '/studio/sign-out': { forms: [''], fields: [] },
  '/studio/settings': { forms: ['test', 'back', 'closures', 'logo'], fields: ['away', 'back', 'kind', 'logo'] },
  '/studio/bank': {
    forms: ['file', 'columns', 'certain', 'book', 'notOurs', 'sendNow', 'read'],
    fields: ['file', 'entry', 'number', 'seen', 'done'],
  },
};
const atOnce = 6;

/** So often pages are read anew: what was taken changed their versions and marks. */
const readEvery = 400;

export async function fuzzStudio(
  { url, enter, more, deep = [] }: Studio,
  { seed, count }: { seed: number; count: number },
) {
  let visit = studioVisit(url, await enter('owner'));
  const paths = [
    ...framePages.filter((path) => path !== '/studio/backup'),
    ...doorPages,
    ...more,
    ...Object.keys(known),
  ];
  const targets: Target[] = [];
  for (const path of new Set(paths)) {
    const { html } = await visit.get(path);
    const { forms, fields } = targetIn(path, html);
    const own = known[path] ?? { forms: [], fields: [] };
    targets.push({ path, forms: [...forms, ...own.forms], fields: [...fields, ...own.fields] });
  }
  const values = new Map(deep.map(({ path }) => [path, new Map<string, string[]>()]));
  for (const { path, as, forms = [], fields = [] } of deep) {
    const found = targetIn(path, (await visit.get(as ?? path)).html);
    targets.push({
      path,
      forms: [...found.forms, ...forms],
      fields: [...found.fields, ...fields],
      values: values.get(path),
    });
  }
  async function readValues() {
    for (const { path, as } of deep)
      for (const [name, said] of valuesIn((await visit.get(as ?? path)).html)) values.get(path)?.set(name, said);
  }
  const next = createRandomBodies(seed, targets);
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  let left = count;
  async function work() {
    while (left > 0) {
      left -= 1;
      if (left % readEvery === 0) await readValues();
      const { path, body, type } = next();
      const answer = await visit.post(path, body, type === '' ? {} : { 'content-type': type });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) failed.push(`${answer.status} ${path} ${type} ${String(body).slice(0, 300)}`);
      // Somebody signed out, or closed the account.
      if (/sign-in/.test(answer.location ?? '')) visit = studioVisit(url, await enter('owner'));
    }
  }
  await readValues();
  await Promise.all(Array.from({ length: atOnce }, work));
  return { failed, statuses: Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)) };
}
