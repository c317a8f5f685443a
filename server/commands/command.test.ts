import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const program = `
  import { runCommand, toStandardOutput, toStandardError } from '#server/commands/command.ts';
  import { setImmediate as turn } from 'node:timers/promises';
  await runCommand(async () => {
    for (let line = 0; line < 2000; line += 1) {
      toStandardOutput('x'.repeat(1000));
      await turn();
    }
    toStandardError('the work was done');
    return 0;
  });`;

test('a command whose output nobody reads any more does its work to the end', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  await once(child, 'close');
  expect(said.join('')).toBe('the work was done\n');
  expect(child.exitCode).toBe(0);
});
