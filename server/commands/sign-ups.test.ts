import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeSignUp } from '#services/shop/sign-up/sign-up-store.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { runSignUps, type SignUpsCommand } from './sign-ups.ts';

const wish = { market: 'nl', language: 'nl-NL', kind: 'newsletter', email: '=jan@example.test', slug: '' } as const;

test('SGN-1 sign-ups are listed, exported and deleted', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  onTestFinished(() => database.close());
  await takeSignUp(db, wish, { now: new Date('2026-11-15T10:00:00Z'), needsConfirmation: false });
  const ask = async (command: SignUpsCommand) => {
    const lines: string[] = [];
    const ok = await runSignUps(command, { db, print: (line) => void lines.push(line) });
    return { ok, lines };
  };
  expect(await ask({ signUps: 'list' })).toEqual({
    ok: true,
    lines: ['2026-11-15T10:00:00.000Z  nl  newsletter  stored  =jan@example.test', '1 sign-ups'],
  });
  expect((await ask({ signUps: 'export' })).lines).toEqual([
    'market,language,kind,email,slug,state,createdAt,confirmedAt,backAt,notifiedAt',
    `"nl","nl-NL","newsletter","'=jan@example.test","","stored","2026-11-15T10:00:00.000Z","","",""`,
  ]);
  expect(await ask({ signUps: 'delete', email: '=JAN@example.test' })).toEqual({ ok: true, lines: ['1 deleted'] });
  expect(await ask({ signUps: 'delete', email: '=jan@example.test' })).toEqual({ ok: false, lines: ['0 deleted'] });
});

test('SGN-1 what was exported is imported into another database as it was, once; a file that is wrong changes nothing', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kudde-sign-ups-'));
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  onTestFinished(async () => {
    await Promise.all([from.close(), to.close()]);
    await rm(dir, { recursive: true });
  });
  for (const email of ['=jan@example.test', '"a,b"@example.test', "'quoted@example.test"])
    await takeSignUp(from.db, { ...wish, email }, { now: new Date('2026-11-15T10:00:00Z'), needsConfirmation: false });
  const run = async (db: typeof from.db, command: SignUpsCommand) => {
    const lines: string[] = [];
    await runSignUps(command, { db, print: (line) => void lines.push(line) });
    return lines;
  };
  const file = join(dir, 'sign-ups.csv');
  const exported = await run(from.db, { signUps: 'export' });
  await writeFile(file, `${exported.join('\n')}\n`);
  expect(await run(to.db, { signUps: 'import', file })).toEqual(['3 of 3 sign-ups added, 0 were there already']);
  expect(await run(to.db, { signUps: 'import', file })).toEqual(['0 of 3 sign-ups added, 3 were there already']);
  expect((await run(to.db, { signUps: 'export' })).toSorted()).toEqual(exported.toSorted());

  await writeFile(file, `${exported.join('\n').replaceAll('example.test', 'example.org')}\n"nl","nl-NL"\n`);
  await expect(run(to.db, { signUps: 'import', file })).rejects.toThrow(/line 5 is no sign-up/);
  await writeFile(file, 'name\nJan\n');
  await expect(run(to.db, { signUps: 'import', file })).rejects.toThrow(/is no export of sign-ups/);
  expect(await run(to.db, { signUps: 'export' })).toHaveLength(4);
});
