// kill -9 while content is changed: the long form is killed-change.long.test.ts.
import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataDir } from '#tests/setup/database/prepared-data.ts';
import { changeRounds } from './change-rounds.ts';

test(
  'MKT-7 ST-13 kill -9 during a change, twice: all of it or nothing, and the content passes its check',
  { timeout: 300_000 },
  async () => {
    const dataDir = await preparedDataDir('kudde-killed-change-');
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const { made, unmade } = await changeRounds(dataDir, 2);
    expect(made + unmade).toBe(2);
  },
);
