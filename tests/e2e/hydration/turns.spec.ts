// How often a page asks for more code before it is hydrated: each time costs a slow line a whole way to the server and back.
import { expect, isHydrated, test } from '#tests/setup/browser/browser-test.ts';
import { openEarly } from '#tests/setup/browser/held-code.ts';

/** What stands around the page, its screen, its modules, and what only browsers show; room for a browser that is slow to ask. */
const mostTurns = 6;

for (const path of ['/nl', '/nl/ons-vlees/blaarkop-proefpakket']) {
  test(`the code of ${path} comes in at most ${mostTurns} turns, however many modules it has`, async ({ page }) => {
    const held: (() => Promise<void>)[] = [];
    const asked = new Set<string>();
    await openEarly(page, path, async (route) => {
      asked.add(route.request().url());
      held.push(() => route.continue());
    });
    let turns = 0;
    while (!(await isHydrated(page))) {
      await expect.poll(async () => held.length > 0 || (await isHydrated(page))).toBe(true);
      // What is asked for together is there by then.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (held.length > 0) turns += 1;
      await Promise.all(held.splice(0).map((letGo) => letGo()));
    }
    for (const letGo of held) await letGo();
    expect(asked.size).toBeGreaterThan(mostTurns);
    expect(turns).toBeLessThanOrEqual(mostTurns);
  });
}
