// An owner's own pictures, from the telephone to the page, by the commands as they are typed.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '#tests/setup/database/test-database.ts';
import { runScript } from '#tests/setup/process/run-script.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { plain } from '#tests/setup/test-images.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kudde-owner-'));
  await mkdir(join(folder, 'media'));
  database = await openDemoDatabase();
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const content = (...args: string[]) =>
  runScript('server/commands/content-command.ts', args, {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    MEDIA_DIR: join(folder, 'media'),
  });

async function page(image_url: string): Promise<string> {
  const file = join(folder, 'page.json');
  await writeFile(
    file,
    JSON.stringify({ slug: 'over-de-koe', title: 'Over de koe', body: '<p>Een koe.</p>', image_url }),
  );
  return file;
}

test(
  'O10 O18 a picture of a telephone passes the check; what cannot be shown is refused in words',
  { timeout: 300_000 },
  async () => {
    await plain('#0f0')
      .jpeg()
      .toFile(join(folder, 'media', 'IMG_4711.JPG'));
    await plain('#0f0')
      .jpeg()
      .toFile(join(folder, 'media', 'Foto #1.jpg'));
    await writeFile(join(folder, 'media', 'IMG_4712.HEIC'), 'x');
    expect(await content('put', 'nl', 'static-pages', await page('/media/IMG_4711.JPG'))).toMatchObject({ code: 0 });
    expect(await content('put', 'nl', 'static-pages', await page('/media/animal-cow.webp'))).toMatchObject({ code: 0 });
    const hash = await content('put', 'nl', 'static-pages', await page('/media/Foto #1.jpg'));
    expect(hash.code).toBe(1);
    expect(hash.output).toContain(
      '/media/Foto #1.jpg has a name that does not work in an address: give it letters, digits, spaces and . _ - ( ) + , only',
    );
    const heic = await content('put', 'nl', 'static-pages', await page('/media/IMG_4712.HEIC'));
    expect(heic.code).toBe(1);
    expect(heic.output).toContain(
      '/media/IMG_4712.HEIC is in a format that is not shown: save it as JPEG, PNG or WebP',
    );
    const missing = await content('put', 'nl', 'static-pages', await page('/media/IMG_9999.JPG'));
    expect(missing.output).toContain('there is no picture /media/IMG_9999.JPG');
  },
);

test('O18 a market starts empty with a folder of one’s own', { timeout: 300_000 }, async () => {
  const { code, output } = await content('start-empty', 'fr');
  expect([code, output]).toEqual([0, expect.stringContaining('done')]);
  expect(await readFile(join(folder, 'page.json'), 'utf8')).toContain('over-de-koe');
});

test('O10 the page asks for the picture by an address that answers', { timeout: 300_000 }, async () => {
  await plain('#0f0', 1000, 800)
    .jpeg()
    .toFile(join(folder, 'media', 'Kühe Foto 1.JPG'));
  const app = await openTestApp({
    settings: { MEDIA_DIR: join(folder, 'media') },
    content: (_, files) => ({
      ...files,
      'static-pages.json': [
        ...(files['static-pages.json'] as object[]),
        { slug: 'over-de-koe', title: 'Over de koe', body: '<p>Een koe.</p>', image_url: '/media/Kühe Foto 1.JPG' },
      ],
    }),
  });
  onTestFinished(() => app.close());
  const { html } = await app.get('/nl/over-de-koe');
  const addresses = [...html.matchAll(/\/media\/[\w-]+\/K[^"\s,]+/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of new Set(addresses.filter((each) => each.endsWith('.jpg'))))
    expect([address, (await app.get(address)).status]).toEqual([address, 200]);
});
