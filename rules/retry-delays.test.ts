import { expect, test } from 'vitest';
import { retryDelays } from './retry-delays.ts';

test('I18N-7 a translation is retried 5 times, after 350 ms and then twice as long each time', () => {
  expect(retryDelays()).toEqual([350, 700, 1400, 2800, 5600]);
});
