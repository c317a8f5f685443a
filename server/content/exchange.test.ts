import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { marketList } from '#markets/index.ts';
import { documents } from '#services/content/tables.ts';
import { sampleContent, writeContent } from '#tests/setup/sample-content.ts';
import { openTestDatabase } from '#tests/setup/database/test-database.ts';
import { seedContent } from './exchange.ts';

test('IMG-D6 slides of demo content say what their pictures show, as they do after a change', async () => {
  const database = await openTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'kudde-seed-'));
  onTestFinished(async () => {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });
  const slide = { slideritem_id: '1', image_url: '/media/cut-beef-ribeye.webp' };
  for (const market of marketList) {
    const sample = sampleContent(market);
    const [home, ...others] = sample['static-pages.json'] as object[];
    const shown = { ...home, modules: [{ module_id: 'slider', module: 'slider', slider_items: [slide] }] };
    await writeContent(join(dir, market.code), { ...sample, 'static-pages.json': [shown, ...others] });
  }
  const said: string[] = [];
  await seedContent(database.patientDb, (line) => said.push(line), { dir });
  const [page] = await database.db
    .select({ detail: documents.detail })
    .from(documents)
    .where(and(eq(documents.market, 'nl'), eq(documents.kind, 'static-pages'), eq(documents.position, 1)));
  expect(JSON.stringify(page?.detail), said.join('\n')).toContain('Twee gemarmerde ribeyes, rauw');
});
