// Pictures as an owner's telephone names them, in the owner's folder and in that of the program.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { imageAddress } from '#contract/images.ts';
import { colourOf, plain, setUp } from '#tests/setup/test-images.ts';

const names = [
  'IMG_4711.JPG',
  'Foto 1.jpeg',
  'DSC00012.PNG',
  'Kühe auf der Weide.jpg',
  'WhatsApp Image 2026-01-02 at 10.22.33.jpeg',
  'Kuh (2).webp',
  'élevage+prés, l’été.jpg',
];

test.each(names)('O10 a picture called %s is shown, as content names it', async (file) => {
  const green = plain('#0f0', 400, 300);
  const { app } = await setUp({ recheckMs: 600_000, files: { [file]: await green.jpeg().toBuffer() } });
  const address = imageAddress(`/media/${file}`, 'fit-340x210', 'jpg') ?? '';
  const answer = await new Hono().route('/media', app).request(address);
  expect([address, answer.status]).toEqual([address, 200]);
  expect((await colourOf(answer))[1]).toBeGreaterThan(200);
  // In memory now, and found there without the disk where the name stands in the address as it is.
  expect(app.ready(address.slice('/media'.length)) !== null).toBe(/^\w+\.\w+$/.test(file));
});

test('O10 a name is the same however its umlauts are stored', async () => {
  const { app } = await setUp({ files: { ['Kühe.jpg'.normalize('NFD')]: await plain('#0f0').jpeg().toBuffer() } });
  const address = imageAddress('/media/Kühe.jpg'.normalize('NFC'), 'fit-340x210', 'jpg') ?? '';
  expect((await new Hono().route('/media', app).request(address)).status).toBe(200);
});

test('O18 a folder of the owner’s own comes first, and the program’s pictures stay', async () => {
  const { folder, mediaDir, start } = await setUp({ files: { 'pig.png': await plain('#00f').png().toBuffer() } });
  const own = join(folder, 'own');
  await mkdir(own);
  await plain('#0f0').jpeg().toFile(join(own, 'cow.jpg'));
  await writeFile(join(own, 'manifest.json'), '{"cow":{"focal":[0,0]}}');
  const app = start({ mediaDirs: [own, mediaDir] });
  const [cow, pig] = [await app.request('/fit-340x210/cow.jpg'), await app.request('/fit-340x210/pig.jpg')];
  expect([cow.status, pig.status]).toEqual([200, 200]);
  expect((await colourOf(cow))[1]).toBeGreaterThan(200);
  expect((await colourOf(pig))[2]).toBeGreaterThan(200);
  await plain('#f00').png().toFile(join(own, 'hen.png'));
  expect((await app.request('/fit-340x210/hen.jpg')).status).toBe(200);
});
