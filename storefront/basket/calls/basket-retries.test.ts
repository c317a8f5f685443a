import { afterEach, expect, test, vi } from 'vitest';
import { later, openBasket, ready, reliableShop, useBasketClock } from '#tests/setup/browser/open-basket.ts';
import { type Fate, fine } from '#tests/setup/shop/simulated-shop.ts';

useBasketClock();

afterEach(() => {
  vi.restoreAllMocks();
});

const failed: Fate = { ...fine, outcome: 'failed' };

test.each([0, 0.5, 0.999])(
  'ERR-D7 however long the shop failed, a wish is sent within 15 s of its healing (jitter %s)',
  async (jitter) => {
    vi.spyOn(Math, 'random').mockReturnValue(jitter);
    // Wherever in the pause between two tries the healing comes.
    for (const outageMs of [10_000, 60_000, 200_000, 203_000, 207_000, 3_600_000]) {
      let fate = fine;
      const shop = reliableShop({ nextFate: () => fate });
      const { click, close } = openBasket(shop);
      await ready();
      fate = failed;
      click('1');
      await later(outageMs);
      fate = fine;
      await later(15_000);
      expect([outageMs, shop.quantities()]).toEqual([outageMs, { '1': 1 }]);
      close();
    }
  },
);

test('ERR-D7 a shop that fails for an hour is not asked by all tabs at the same moments', async () => {
  async function triesOf(jitter: number) {
    vi.spyOn(Math, 'random').mockReturnValue(jitter);
    let fate = fine;
    const { click, logged, close } = openBasket(reliableShop({ nextFate: () => fate }));
    await ready();
    fate = failed;
    click('1');
    await later(3_600_000);
    close();
    return logged.mock.calls.length;
  }
  const [soonest, latest] = [await triesOf(0), await triesOf(0.999)];
  expect(latest).toBeLessThan(soonest);
  // One try in ten seconds at the most.
  expect(soonest).toBeLessThan(360);
});

test('ERR-D7 a page that is shown again is told by one reading, which no retry cuts off', async () => {
  let fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  const { click, calls } = openBasket(shop);
  await ready();
  fate = failed;
  click('1');
  await later(400);
  const readings = shop.readings();
  fate = { ...fine, workMs: 4000 };
  void calls().reload();
  // The next retry would come after 2 s.
  await later(3900);
  fate = fine;
  await later(1000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(shop.readings() - readings).toBe(2);
});

test('ERR-D7 what a failing shop answers is read to its end: unread, it keeps one of the few connections of the browser', async () => {
  let fate = fine;
  const shop = reliableShop({ nextFate: () => fate });
  const answers: Response[] = [];
  const watched: typeof fetch = async (address, init) => {
    const answer = await shop.fetch(address, init);
    answers.push(answer);
    return answer;
  };
  const { click, calls } = openBasket({ fetch: watched });
  await ready();
  fate = failed;
  click('1');
  await later(1000);
  void calls().reload();
  await later(100);
  fate = fine;
  await later(15_000);
  expect(shop.quantities()).toEqual({ '1': 1 });
  expect(answers.filter(({ status }) => status === 502)).toHaveLength(2);
  expect(answers.filter(({ bodyUsed }) => !bodyUsed)).toEqual([]);
});
