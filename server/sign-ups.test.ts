import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeSignUp } from '#services/shop/sign-up-store.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { askControl, serveControl } from './control-socket.ts';
import { runSignUps } from './sign-ups.ts';

const wish = { market: 'nl', language: 'nl-NL', kind: 'newsletter', email: '=jan@example.test', slug: '' } as const;

test('SGN-1 sign-ups are listed, exported and deleted, by the running shop when it has the data', async () => {
  const database = await openTestDatabase('PGlite');
  const { db } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'kudde-control-'));
  const stop = await serveControl(dataDir, {
    runContent: async () => false,
    runSignUps: (command, print) => runSignUps(command, { db, print }),
  });
  onTestFinished(async () => {
    await stop();
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  await takeSignUp(db, wish, { now: new Date('2026-11-15T10:00:00Z'), needsConfirmation: false });
  const ask = async (command: Parameters<typeof askControl>[1]) => {
    const lines: string[] = [];
    const ok = await askControl(dataDir, command, (line) => void lines.push(line));
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
