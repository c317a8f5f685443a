/** The built shop on a free port and a data folder of its own. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectNode } from '../../scripts/run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const longestStartMs = 5 * 60_000;

export async function startShop(dataDir) {
  if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('there is no build: npm run build');
  const child = spawn(projectNode() ?? process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      HOST_KIND: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error('the shop did not start')), longestStartMs);
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [, address] = /Ready: (\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    void ended.then(() => reject(new Error(`the shop ended: ${output.slice(-2000)}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
