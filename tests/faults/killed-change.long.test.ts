// kill -9 while content is changed.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { changeRounds } from './change-rounds.ts';
import { saw } from './seen.ts';

test(
  'MKT-7 ST-13 kill -9 during a change, twenty times: all of it or nothing, and the content passes its check',
  { timeout: 1_800_000 },
  async () => {
    const dataDir = await preparedDataDir('kudde-killed-change-');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { made, unmade } = await changeRounds(dataDir, 20);
    expect(made + unmade).toBe(20);
    const seen = `${made} changes were made whole, ${unmade} not at all; the content passed its check each time`;
    console.log(seen);
    saw('kill -9 during a change of content, twenty times', seen);
  },
);
