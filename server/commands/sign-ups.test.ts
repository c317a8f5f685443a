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

test('weakness 30: what would command a terminal is printed as its number, and is not imported', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kudde-sign-ups-'));
  const database = await openTestDatabase();
  onTestFinished(async () => {
    await database.close();
    await rm(dir, { recursive: true });
  });
  const email = 'wipe\u001bc\u009b\u202escreen@evil.example';
  await takeSignUp(database.db, { ...wish, email }, { now: new Date(), needsConfirmation: false });
  const lines: string[] = [];
  for (const signUps of ['list', 'export'] as const)
    await runSignUps({ signUps }, { db: database.db, print: (line) => void lines.push(line) });
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(lines.filter((line) => line.includes('wipe\\u{1b}c\\u{9b}\\u{202e}screen@evil.example'))).toHaveLength(2);

  const file = join(dir, 'sign-ups.csv');
  const [names = '', row = ''] = lines.slice(-2);
  await writeFile(file, `${names}\n${row.replace('\\u{1b}', '\u001b')}\n`);
  const importing = runSignUps({ signUps: 'import', file }, { db: database.db, print() {} });
  await expect(importing).rejects.toThrow(/line 2 is no sign-up \(email\)/);
});
