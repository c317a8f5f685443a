import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const commands = readdirSync(join(root, 'server/commands')).filter((file) => /^[a-z]+-command\.ts$/.test(file));

test.each(commands)('O23 deploy.md names %s among the commands of the image', (file) => {
  expect(read('docs/deploy.md')).toContain(file);
});

test('O23 the unit stops the shop first, and starts what npm start does, with the settings of a file', () => {
  const unit = read('deploy/kudde.service');
  const npmStart = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start;
  expect(unit).toContain('KillMode=mixed');
  expect(unit).toContain(`ExecStart=/usr/bin/${npmStart.replace('exec ', '')}`);
  for (const file of ['deploy/kudde.service', 'deploy/kudde-backup.service'])
    expect(read(file)).toContain('EnvironmentFile=/etc/kudde.env');
  expect(read('docs/deploy.md')).toContain('deploy/kudde.service');
});

test('O23 the Caddyfile for one machine has host names, so that there is TLS, and keeps the inside to itself', () => {
  const file = read('deploy/Caddyfile.tls');
  expect(file).toMatch(/^www\.example\.com \{$/m);
  expect(file).not.toMatch(/^:\d+ \{$/m);
  expect(file).toContain('path /metrics /readyz');
});

test('O23 an upgrade, TLS and the swap of a volume have their words', () => {
  const text = read('docs/deploy.md');
  for (const words of ['## An upgrade', '**TLS**', 'Never swap the disk or volume under a `DATA_DIR`'])
    expect(text).toContain(words);
});
