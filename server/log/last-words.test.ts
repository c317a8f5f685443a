import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const start = `
  import { endWithLastWords } from '#server/log/last-words.ts';
  import { createLog } from '#server/log/log.ts';
  endWithLastWords(createLog({ logLevel: 'info' }));
  const error = Object.assign(new Error('Failed query: insert\\nparams: jan@example.test'), { params: ['jan@example.test'] });`;

test.each(['setTimeout(() => { throw error; }, 0);', 'Promise.reject(error);'])(
  'weakness 12: an error nobody caught ends the process without its values: %s',
  (end) => {
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', `${start}${end}`], { encoding: 'utf8' });
    expect(ended.status).toBe(1);
    expect(JSON.parse(ended.stdout)).toMatchObject({ level: 'error', err: { message: 'Failed query: insert' } });
    expect(ended.stdout + ended.stderr).not.toContain('jan@');
  },
);
