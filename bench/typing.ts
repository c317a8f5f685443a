/** How long a key takes to be seen: from its event to the paint that follows, as the browser itself counts it. */
import { chromium } from '@playwright/test';
import { findLocalChromium } from '../tests/setup/browser/chromium.ts';

const [keys, slowdown] = [60, 4];

export async function typingTable(url: string, token: string, print: (line: string) => void): Promise<void> {
  const found = await findLocalChromium();
  if (!found) {
    print('no browser: typing is not measured');
    return;
  }
  const browser = await chromium.launch(found);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
    await context.addCookies([{ name: 'kudde-studio', value: token, domain: new URL(url).hostname, path: '/' }]);
    const page = await context.newPage();
    print(
      `\n| ${keys} keys at a ${slowdown} times slower processor | median ms | 95 of 100 | slowest | long tasks over 100 ms |`,
    );
    print('| --- | --- | --- | --- | --- |');
    for (const [name, address, field] of [
      ['a title', url, '[name="f:title"]'],
      ['the title of a block', `${url}?row=modules.20`, '[name="f:modules.20.title"]'],
      ['the text of a block', `${url}?row=modules.20`, '#at-modules\\.20 .ProseMirror'],
    ] as const) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(() => {
        const seen: { keys: number[]; tasks: number } = { keys: [], tasks: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const { name: event, duration } of list.getEntries()) if (event === 'keydown') seen.keys.push(duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
        new PerformanceObserver((list) => {
          seen.tasks += list.getEntries().filter(({ duration }) => duration > 100).length;
        }).observe({ type: 'longtask' });
      });
      await page.locator(field).first().click();
      await page.keyboard.type('vlees van de wei '.repeat(10).slice(0, keys), { delay: 120 });
      await page.waitForTimeout(500);
      const { keys: slow, tasks } = await page.evaluate(
        () => (window as never as { seen: { keys: number[]; tasks: number } }).seen,
      );
      await devTools.detach();
      // A key that took less than sixteen is not told.
      const all = [...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16), ...slow].toSorted(
        (a, b) => a - b,
      );
      const at = (part: number) => Math.round(all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? 0);
      print(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${tasks} |`);
    }
  } finally {
    await browser.close();
  }
}
