import { expect, test } from 'vitest';
import { pictureInTextPattern, picturesInText, withOtherPicture } from './picture-name.ts';

test.each([
  ['/media/cow.webp', ['cow']],
  ['/media/Foto%201.JPG', ['Foto 1']],
  ['/media/Kühe Foto 1.JPG', ['Kühe Foto 1']],
  ['/media/boer’s koe.png', ['boer’s koe']],
  ['<p><img src="/media/resize-800/a.webp" alt="b.webp"> <img src="/media/b-1.png"></p>', ['a', 'b-1']],
  ['{"image":"/media/a.webp","x":"/media/b.jpeg"}', ['a', 'b']],
  ['https://www.kudde.example/media/a.webp?x=1', ['a']],
  ['/media/', []],
  ['/medias/a.webp', []],
  ['a.webp', []],
])('the pictures of %j are %j, for JavaScript and for a pattern', (text, names) => {
  expect(picturesInText(text)).toEqual(names);
  const matches = [...text.matchAll(new RegExp(pictureInTextPattern, 'gi'))];
  expect(matches.map(([, name = '']) => decodeURIComponent(name))).toEqual(names);
});

test.each([
  ['/media/a.jpg', '/media/os.webp'],
  ['<img src="/media/resize-800/a.jpg">', '<img src="/media/resize-800/os.jpg">'],
  ['/media/ba.webp', '/media/ba.webp'],
  ['/media/a-b.webp', '/media/a-b.webp'],
  ['niets', 'niets'],
])('%j with another picture is %j', (text, expected) => {
  expect(withOtherPicture(text, 'a', 'os')).toBe(expected);
});
