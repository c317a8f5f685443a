// What somebody changes about themselves, as forms without script.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPeople } from '#services/people/people.ts';
import { sessions } from '#services/people/tables.ts';
import { openDemoDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { type AppProcess, startApp } from '#tests/setup/process/app-process.ts';
import { studioVisit } from '#tests/setup/studio/studio-visit.ts';

let database: TestDatabase;
let app: AppProcess;
beforeAll(async () => {
  database = await openDemoDatabase();
  app = await startApp({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal' });
}, 300_000);
afterAll(async () => {
  await app?.stop();
  await database?.close();
});

const limit = { timeout: 120_000 };
const password = 'een koe loopt langs de dijk';
const next = 'twee koeien staan in de sloot';
let joined = 0;

async function helper() {
  const people = createPeople({ db: database.db, clock: () => new Date() });
  const email = `teun${(joined += 1)}@kudde.test`;
  const invited = await people.invite({ email, role: 'helper', language: 'nl' }, null);
  if ('problem' in invited) throw new Error(invited.problem);
  const teun = await people.links.setPassword(invited.token, { name: 'Teun', password });
  if (!teun) throw new Error('nobody joined');
  const begin = (device: string) => people.sessions.begin(teun, { device, before: null });
  const [here, elsewhere] = [await begin('Firefox, Linux'), await begin('Safari, iPhone')];
  const visit = studioVisit(app.url, `kudde-studio=${here.token}`);
  const isIn = async (token: string) =>
    (await studioVisit(app.url, `kudde-studio=${token}`).get('/studio/me')).status === 200;
  const change = (fields: Record<string, string>) =>
    fetch(`${app.url}/studio/me`, {
      method: 'POST',
      headers: { cookie: `kudde-studio=${here.token}`, origin: app.url },
      body: new URLSearchParams({ _form: 'password', ...fields }),
      redirect: 'manual',
    });
  return { people, teun, email, here, elsewhere, visit, isIn, change };
}

test(
  'ASVS 6.2.2, 6.2.3 a helper changes their own password with the one of now: this device stays signed in, the others do not',
  limit,
  async () => {
    const { people, email, here, elsewhere, isIn, change } = await helper();
    for (const [typed, status, words] of [
      [{ password: 'een kip loopt over de weg', newPassword: next }, 422, 'Je wachtwoord klopt niet.'],
      [{ password, newPassword: 'kort' }, 422, 'Te kort: twaalf tekens of meer.'],
      [{ password, newPassword: password }, 422, 'Dit is het wachtwoord dat je al hebt.'],
      [{ password, newPassword: email }, 422, 'Niet je mailadres'],
    ] as const) {
      const refused = await change(typed);
      const html = await refused.text();
      expect([refused.status, html.includes(words)]).toEqual([status, true]);
      // What was typed into a field of a password is never sent back.
      for (const secret of Object.values(typed).filter((each) => each !== email && each !== 'kort'))
        expect(html).not.toContain(secret);
    }
    expect(await isIn(elsewhere.token)).toBe(true);

    const changed = await change({ password, newPassword: next });
    expect([changed.status, changed.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/studio/me?done='),
    ]);
    const token = changed.headers.get('set-cookie')?.match(/^kudde-studio=([^;]+)/)?.[1] ?? '';
    expect([await isIn(token), await isIn(here.token), await isIn(elsewhere.token)]).toEqual([true, false, false]);
    const door = { email, address: '192.0.2.1', device: 'x', before: null };
    expect(await people.signIn({ ...door, password })).toEqual({ problem: 'wrong' });
    expect(await people.signIn({ ...door, password: next })).toMatchObject({ token: expect.any(String) });
    const seen = await studioVisit(app.url, `kudde-studio=${token}`).get(changed.headers.get('location') ?? '');
    expect(seen.html).toContain('Eigen wachtwoord gewijzigd; overal elders afgemeld');
  },
);

test(
  'ASVS 7.5.2 one sees where one is signed in, and ends one of them or all others; nobody else’s',
  limit,
  async () => {
    const { people, teun, elsewhere, visit, isIn, here } = await helper();
    const another = await helper();
    const own = await database.db.select().from(sessions).where(eq(sessions.personId, teun.id));
    const phone = own.find(({ device }) => device === 'Safari, iPhone');
    const [foreign] = await database.db.select().from(sessions).where(eq(sessions.personId, another.teun.id));
    const page = await visit.get('/studio/me');
    expect(page.html).toContain('Meld af op Safari, iPhone');
    await visit.post('/studio/me', new URLSearchParams({ _form: 'devices', id: foreign?.id ?? '' }));
    expect(await another.isIn(another.here.token)).toBe(true);
    await visit.post('/studio/me', new URLSearchParams({ _form: 'devices', id: phone?.id ?? '' }));
    expect([await isIn(elsewhere.token), await isIn(here.token)]).toEqual([false, true]);
    const third = await people.sessions.begin(teun, { device: 'Chrome, Android', before: null });
    await visit.post('/studio/me', new URLSearchParams({ _form: 'devices', do: 'others' }));
    expect([await isIn(third.token), await isIn(here.token)]).toEqual([false, true]);
  },
);

test(
  'one’s own name and language: the next page is in it, and an empty name is refused with the field',
  limit,
  async () => {
    const { visit } = await helper();
    const empty = await visit.post('/studio/me', new URLSearchParams({ _form: 'about', name: ' ', language: 'de' }));
    expect([empty.status, empty.html.includes('Vul je naam in.')]).toEqual([422, true]);
    const body = new URLSearchParams({ _form: 'about', name: 'Teun de Boer', language: 'de' });
    const changed = await visit.post('/studio/me', body);
    expect(changed.status).toBe(303);
    const { html } = await visit.get('/studio/me');
    expect(html).toContain('Teun de Boer');
    expect(html).toContain('Sprache des Studios');
  },
);
