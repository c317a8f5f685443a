import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { createPeople } from './people.ts';
import { people as peopleTable, signInFailures } from './tables.ts';

let database: TestDatabase;
let now = Date.parse('2026-11-24T06:52:00Z');
const clock = () => new Date(now);
const minutes = (count: number) => (now += count * 60_000);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  await database.db.delete(peopleTable);
  await database.db.delete(signInFailures);
});

const password = 'drie koeien in de wei';
const from = (address: string) => ({ address, device: 'Firefox, Linux', before: null });

async function open() {
  const people = createPeople({ db: database.db, clock });
  const token = (await people.links.makeSetUp()) ?? '';
  const who = { name: 'Loes', email: 'loes@kudde.example', password, language: 'nl' } as const;
  const owner = await people.links.setUp(token, who);
  if (!owner) throw new Error('no owner');
  return { people, token, who, owner };
}

test('ST-4 a set-up link makes one owner, once, within an hour', async () => {
  const { people, token, who } = await open();
  expect(await people.links.setUp(token, who)).toBeNull();
  expect(await people.links.makeSetUp()).toBeNull();
  await database.db.delete(peopleTable);
  const late = (await people.links.makeSetUp()) ?? '';
  minutes(61);
  expect(await people.links.setUp(late, who)).toBeNull();
});

test('ST-5 after five wrong passwords the right one waits a quarter of an hour, in a second process too', async () => {
  const { people } = await open();
  const other = createPeople({ db: database.db, clock });
  const wrong = { email: 'loes@kudde.example', password: 'wrong wrong wrong', ...from('192.0.2.1') };
  for (let turn = 0; turn < 4; turn += 1) expect(await people.signIn(wrong)).toEqual({ problem: 'wrong' });
  expect(await other.signIn(wrong)).toMatchObject({ problem: 'wait' });
  const right = { ...wrong, password };
  expect(await people.signIn(right)).toEqual({ problem: 'wait', until: new Date(now + 15 * 60_000) });
  minutes(16);
  expect(await other.signIn(right)).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
});

test('ST-5 somebody who is not there is answered with the same words', async () => {
  const { people } = await open();
  const asked = { email: 'nobody@kudde.example', password, ...from('192.0.2.2') };
  expect(await people.signIn(asked)).toEqual({ problem: 'wrong' });
});

test('ST-6 a session ends when signed out, idle for twelve hours, or closed', async () => {
  const { people, owner } = await open();
  const begin = async () => (await people.sessions.begin(owner, { device: '?', before: null })).token;
  const out = await begin();
  const found = await people.sessions.find(out);
  await people.sessions.end(found?.session.id ?? '', owner.id);
  expect((await people.sessions.find(out))?.isEnded).toBe(true);
  const idle = await begin();
  minutes(12 * 60 + 1);
  expect((await people.sessions.find(idle))?.isEnded).toBe(true);
  expect(await people.sessions.find('x'.repeat(43))).toBeNull();
});

test('ST-32 what was sent with an ended session comes back for the same person only', async () => {
  const { people, owner } = await open();
  const invited = await people.invite({ email: 'teun@kudde.example', role: 'helper', language: 'nl' }, null);
  if ('problem' in invited) throw new Error(invited.problem);
  const helper = await people.links.setPassword(invited.token, { name: 'Teun', password });
  const carried = {
    path: '/studio/people',
    fields: [['email', 'imke@weidekiste.example']] satisfies [string, string][],
  };
  const end = async () => {
    const { token } = await people.sessions.begin(owner, { device: '?', before: null });
    const found = await people.sessions.find(token);
    await people.sessions.end(found?.session.id ?? '', owner.id);
    await people.sessions.carry(found?.session.id ?? '', carried);
    return token;
  };
  const again = { ...from('192.0.2.3'), password };
  const mine = await people.signIn({ ...again, email: 'loes@kudde.example', before: await end() });
  expect(mine).toMatchObject({ returnTo: '/studio/people' });
  const theirs = await people.signIn({ ...again, email: 'teun@kudde.example', before: await end() });
  expect(helper).not.toBeNull();
  expect(theirs).toMatchObject({ returnTo: null });
});

test('ST-34 the last owner can neither be closed nor become a helper', async () => {
  const { people, owner } = await open();
  expect(await people.close(owner.id, null)).toEqual({ problem: 'last-owner' });
  expect(await people.changeRole({ id: owner.id, role: 'helper', version: 1 }, null)).toEqual({
    problem: 'last-owner',
  });
  const invited = await people.invite({ email: 'teun@kudde.example', role: 'owner', language: 'nl' }, null);
  if ('problem' in invited) throw new Error(invited.problem);
  expect(await people.close(owner.id, null), 'who was only invited is no owner yet').toEqual({ problem: 'last-owner' });
  await people.links.setPassword(invited.token, { name: 'Teun', password });
  expect(await people.close(owner.id, null)).toMatchObject({ done: expect.any(Number) });
});

test('an invitation is undone once, within ten minutes', async () => {
  const { people, owner } = await open();
  const by = { id: owner.id, role: 'owner' } as const;
  const invite = () =>
    people.invite({ email: 'imke@weidekiste.example', role: 'helper', language: 'de' }, { id: owner.id, name: 'Loes' });
  const first = await invite();
  if ('problem' in first) throw new Error(first.problem);
  const taken: object[] = [];
  const take = async (undo: object) => taken.push(undo) > 0;
  expect(await people.audit.undo(first.done, by, take)).toBe(true);
  expect(taken).toEqual([{ kind: 'people.invite', with: { id: first.id } }]);
  const lineOf = async (id: number) => (await people.audit.recent(9)).find((line) => line.id === id);
  expect(await lineOf(first.done)).toMatchObject({ isUndone: true, canUndo: false });
  expect(await people.audit.undo(first.done, by, take)).toBe(false);
  const second = await invite();
  if ('problem' in second) throw new Error(second.problem);
  expect(await lineOf(second.done)).toMatchObject({ isUndone: false, canUndo: true });
  minutes(11);
  expect(await people.audit.undo(second.done, by, take)).toBe(false);
  expect(taken).toHaveLength(1);
});

test('ST-5 one’s own password is changed with the one of now: all other sessions and open links end, and it is in the audit', async () => {
  const { people, who, owner } = await open();
  const person = { id: owner.id, email: who.email };
  const elsewhere = await people.sessions.begin(owner, { device: 'Safari, iPhone', before: null });
  const link = await people.makeReset(owner.id, null);
  const next = 'vier koeien aan de overkant';
  const asked = { current: password, next, address: '192.0.2.7', device: 'Firefox, Linux' };

  expect(await people.changePassword(person, { ...asked, current: 'wrong wrong wrong' })).toEqual({ problem: 'wrong' });
  expect((await people.sessions.find(elsewhere.token))?.isEnded).toBe(false);

  const changed = await people.changePassword(person, asked);
  if (changed.problem !== null) throw new Error(changed.problem);
  expect((await people.sessions.find(elsewhere.token))?.isEnded).toBe(true);
  expect(await people.sessions.find(changed.token)).toMatchObject({ isEnded: false, person: { id: owner.id } });
  expect(await people.links.find(link.token)).toBeNull();
  expect((await people.audit.recent(1))[0]).toMatchObject({ what: 'people.ownPassword', name: 'Loes', canUndo: false });
  const door = { email: who.email, ...from('192.0.2.7') };
  expect(await people.signIn({ ...door, password })).toEqual({ problem: 'wrong' });
  expect(await people.signIn({ ...door, password: next })).toMatchObject({ token: expect.any(String) });
});

test('ST-5 who guesses the password of somebody who is signed in waits as at the door', async () => {
  const { people, who, owner } = await open();
  const person = { id: owner.id, email: who.email };
  const asked = { current: 'wrong wrong wrong', next: 'vier koeien aan de overkant', ...from('192.0.2.8') };
  for (let turn = 0; turn < 5; turn += 1)
    expect(await people.changePassword(person, asked)).toEqual({ problem: 'wrong' });
  expect(await people.changePassword(person, { ...asked, current: password })).toMatchObject({ problem: 'wait' });
});
