import { expect, test } from 'vitest';
import { uploadName, wordsOfFile } from './upload-name.ts';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test.each([
  ['Kalf in de wei.JPG', 'Kalf in de wei'],
  ['IMG_4412.jpg', ''],
  ['PXL_20261118_101010123.MP.jpg', ''],
  ['WhatsApp Image 2026-11-18 at 10.10.10 AM.jpeg', ''],
  ['Koe Bertha (1).png', 'Koe Bertha'],
  ['C:\\fakepath\\Öchsle.jpg', 'Öchsle'],
  ['../../etc/passwd', 'passwd'],
  ['', ''],
  ['9f86d081-884c.jpg', ''],
  ['🐄.jpg', ''],
])('the words of %j are %j', (file, words) => {
  expect(wordsOfFile(file)).toBe(words);
});

test.each([
  ['Kalf in de wei', 'kalf-in-de-wei-9f86d0'],
  ['Génisse à l’été', 'genisse-a-l-ete-9f86d0'],
  ['', 'foto-9f86d0'],
  ['牛', 'foto-9f86d0'],
  ['<script>../..', 'script-9f86d0'],
  ['a'.repeat(90), `${'a'.repeat(40)}-9f86d0`],
])('ST-28 a picture of %j is called %s', (words, name) => {
  expect(uploadName(words, hash, () => false)).toBe(name);
});

test('a name that another picture has gets more of the hash', () => {
  const taken = new Set(['koe-9f86d0', 'koe-9f86d081']);
  expect(uploadName('Koe', hash, (name) => taken.has(name))).toBe('koe-9f86d08188');
});
