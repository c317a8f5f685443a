// What comes out of the printer: slips, labels and lists of a day with 1, 10 and 60 orders, with long names, as pages of a PDF.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { readCatalogs } from '#services/locales/catalogs.ts';
import { createTexts } from '#services/locales/texts.ts';
import type { Order } from '#services/orders/order-store.ts';
import { boxesOf } from '#services/orders/print/boxes.ts';
import { labelsPage } from '#services/orders/print/labels-page.ts';
import { listsPage, productionPage, slipsPage, stopsPage } from '#services/orders/print/packing-pages.ts';
import { expect, test } from '#tests/setup/browser/browser-test.ts';
import { sampleOrder } from '#tests/setup/orders/sample-order.ts';
import { inTurn } from '#tests/setup/each-choice.ts';

const texts = createTexts(markets, readCatalogs(Object.keys(markets)));
const samples = {
  nl: {
    name: 'Margaretha van den Berg-Oosterhuis tot Nijenhuis',
    company: 'Zorgboerderij De Lange Akker en Kinderopvang B.V.',
    street: 'Burgemeester van Suchtelenstraatweg',
    city: 'ʼs-Gravenmoer aan de Langstraat',
    farmer: 'Familie Van Wijngaarden-Hoogeveen',
    package: 'Grazend vleespakket van het Groninger Blaarkoprund, groot',
    cuts: ['Rundergehakt', 'Riblappen van het schouderstuk', 'Biefstuk', 'Klapstuk', 'Sucadelappen', 'Hamburgers'],
    tags: ['NL 5134 0288 4', 'NL 5134 0295 1'],
    postCode: '3411 AB',
  },
  de: {
    name: 'Friederike-Charlotte von Schwarzenberg-Hohenlohe',
    company: 'Kindertagesstätte Sonnenblumenwiese gemeinnützige GmbH',
    street: 'Geschwister-Scholl-Gedächtnisstraße',
    city: 'Hellschen-Heringsand-Unterschaar',
    farmer: 'Bioland-Hof Angermüller-Kretschmann',
    package: 'Weidekiste vom Hinterwälder Rind, große Familienkiste',
    cuts: [
      'Rinderhackfleisch',
      'Schmorbraten aus der Schulter',
      'Rumpsteak',
      'Beinscheibe',
      'Gulasch',
      'Suppenfleisch',
    ],
    tags: ['DE 05 378 20477', 'DE 05 378 20479', 'DE 05 378 20480'],
    postCode: '25764',
  },
} as const;

type Code = keyof typeof samples;
const [first] = sampleOrder.lines;
if (!first) throw new Error('the sample has no line');
const sample = first;

/** Every third one has a package twice and pieces beside it. */
function ordersFor(code: Code, count: number): Order[] {
  const words = samples[code];
  return Array.from({ length: count }, (_, index): Order => {
    const line = {
      ...sample,
      name: words.package,
      farmer: words.farmer,
      animals: [...words.tags],
      contents: words.cuts.map((title, at) => ({ title, packs: 1 + ((at + index) % 4) })),
      quantity: index % 3 === 1 ? 2 : 1,
    };
    const piece = { ...line, position: 1, kind: 'piece' as const, name: words.cuts[1], quantity: 3 };
    return {
      ...sampleOrder,
      market: code,
      number: `${code.toUpperCase()}-2026-${String(index + 1).padStart(5, '0')}`,
      paid: sampleOrder.total,
      isGift: false,
      note:
        index % 4 === 0 ? 'Achterom door het hek, hond doet niets; bij geen gehoor bij de buren op nummer 16.' : null,
      person: sampleOrder.person && {
        ...sampleOrder.person,
        name: index % 2 === 0 ? words.name : 'Jan de Boer',
        company: index % 5 === 0 ? words.company : '',
        street: words.street,
        postCode: words.postCode,
        city: words.city,
      },
      lines: index % 3 === 1 ? [line, piece] : [line],
    };
  });
}

const printerFor = (code: Code) => ({
  market: markets[code],
  t: texts.textFor(markets[code]),
  week: '2026-W10',
  kilosOf: () => 8.2,
});

async function printed(page: Page, html: string, name: string): Promise<number> {
  await page.setContent(html);
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const folder = join('test-results', 'studio', 'sheets');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.pdf`), pdf);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Words that stand partly outside of what holds them. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.strip, .label, .slip, td, p')]
      .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.className || box.tagName}: ${box.textContent.trim().slice(0, 80)}`),
  );
}

for (const code of inTurn(['nl', 'de'] as const, 1))
  for (const count of inTurn([1, 10, 60], 1))
    test(`CO-38 ${code}, ${count} orders: one order a slip, one box a label, nothing cut off`, async ({ page }) => {
      const orders = ordersFor(code, count);
      const printer = printerFor(code);
      const boxes = orders.reduce((sum, order) => sum + boxesOf(order).length, 0);
      const at = (sheet: string) => `${code}-${count}-${sheet}`;
      // As wide as the paper between its margins.
      await page.setViewportSize({ width: 703, height: 1000 });
      await page.emulateMedia({ media: 'print' });

      expect(await printed(page, slipsPage(printer, orders), at('slips'))).toBe(count);
      expect(await cutOff(page)).toEqual([]);
      expect(await printed(page, labelsPage(printer, orders, 'roll'), at('roll'))).toBe(boxes);
      expect(await cutOff(page)).toEqual([]);
      // Two beside each other, at least three rows a sheet, however long names are.
      expect(await printed(page, labelsPage(printer, orders), at('labels'))).toBeLessThanOrEqual(Math.ceil(boxes / 6));
      expect(await cutOff(page)).toEqual([]);
      await printed(page, stopsPage(printer, orders), at('stops'));
      expect(await cutOff(page)).toEqual([]);
      await printed(page, productionPage(printer, orders), at('butcher'));
      expect(await cutOff(page)).toEqual([]);
      // Three lists, each on paper of its own.
      expect(await printed(page, listsPage(printer, orders), at('lists'))).toBeGreaterThanOrEqual(3);
      expect(await cutOff(page)).toEqual([]);
    });
