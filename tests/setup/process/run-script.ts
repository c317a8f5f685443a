import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { compileCache } from './run-settings.ts';
import { quickImports } from '../../../scripts/small-memory.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** Runs one of our entry files to its end, with none of the developer's settings. */
export function runScript(
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const env = { PATH: process.env.PATH, ...compileCache, ...settings };
    execFile(process.execPath, [quickImports, script, ...args], { cwd: root, env }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}
