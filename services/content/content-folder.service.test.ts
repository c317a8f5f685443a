import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { openContentService, type TestContentService } from '#tests/setup/content/content-service.ts';
import { sampleContent, writeContent } from '#tests/setup/content/sample-content.ts';
import { checkFolder, exportFolder, importFolder } from './content-folder.ts';

describe('content files', () => {
  let content: TestContentService;
  beforeAll(async () => {
    content = await openContentService({ isSeen: true });
  });
  afterAll(() => content?.close());

  test('MKT-7 a change of content is announced, and a refused one changes nothing', async () => {
    await expect.poll(() => [...content.changed].toSorted()).toEqual(['de', 'fr', 'nl', 'uk']);
    const broken = await mkdtemp(join(tmpdir(), 'kudde-broken-'));
    await writeContent(join(broken, 'nl'), {
      ...sampleContent(markets.nl),
      'packages.json': [{ slug: 'box', title: 'Box', farmer_slug: 'jan', shop_package_price: 'dear' }],
    });
    await writeContent(join(broken, 'de'), {
      ...sampleContent(markets.de),
      'static-pages.json': [
        { slug: 'home', title: 'Neu' },
        { slug: 'about', title: 'Über' },
      ],
    });
    content.printed.length = 0;
    expect(await importFolder(broken, content.importOptions)).toBe(false);
    expect(content.printed).toContain('nl/packages.json[0] shop_package_price: must be a number of 0 or more');
    expect((await content.client().listPackages({ query: {} })).total).toBe(3);
    expect(await content.client(markets.de).getStaticPage({ params: { slug: 'home' } })).toMatchObject({
      title: 'Neu',
    });
    await rm(broken, { recursive: true, force: true });
  });

  test('of many warnings the first fifty are printed, and how many more there are', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'kudde-warned-'));
    const sample = sampleContent(markets.nl);
    const [question] = sample['questions.json'] as object[];
    const unsafe = Array.from({ length: 60 }, (_, index) => ({
      ...question,
      question: `Vraag ${index}`,
      answer: '<p>Spoel de kip af en dep haar droog.</p>',
    }));
    await writeContent(join(dir, 'nl'), { ...sample, 'questions.json': unsafe });
    const printed: string[] = [];
    expect(await checkFolder(dir, { ...content.importOptions, print: (line) => printed.push(line) })).toBe(true);
    expect(printed.filter((line) => line.includes('warning: '))).toHaveLength(50);
    expect(printed.filter((line) => /^nl: \d+ more warnings$/.test(line))).toHaveLength(1);
    await rm(dir, { recursive: true, force: true });
  });

  test('MKT-7 what was exported is what was imported', async () => {
    const out = await mkdtemp(join(tmpdir(), 'kudde-export-'));
    await exportFolder(out, content.importOptions);
    // But for the script in it, which never went in.
    const written = JSON.stringify(sampleContent(markets.nl)).replace('<script>alert(1)</script>', '');
    for (const [name, value] of Object.entries(JSON.parse(written) as object)) {
      expect(JSON.parse(await readFile(join(out, 'nl', name), 'utf8')), name).toEqual(value);
    }
    await rm(out, { recursive: true, force: true });
  });
});
