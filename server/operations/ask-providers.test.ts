import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { startAskingProviders } from './ask-providers.ts';

test('C11 that nobody says what can be paid with keeps no open payment from being asked about', async () => {
  const told: object[] = [];
  let asked = 0;
  const payments = {
    renew: () => Promise.reject(new Error('away')),
    askOpen: async () => void (asked += 1),
  };
  const log = { info() {}, warn() {}, error: (details: object) => void told.push(details) };
  await startAskingProviders({ payments, markets: marketList, log })();
  expect(asked).toBe(1);
  expect(told).toMatchObject([{ job: 'ask what can be paid with', err: { message: 'away' } }]);
});
