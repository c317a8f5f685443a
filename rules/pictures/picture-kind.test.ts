import { expect, test } from 'vitest';
import { pictureKind } from './picture-kind.ts';

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [part])));
const box = (brands: string) => bytes(0, 0, 0, 8 + brands.length, 'ftyp', brands, 'meta and so on');

test.each([
  ['a photograph', bytes(0xff, 0xd8, 0xff, 0xe1), 'jpeg'],
  ['PNG', bytes(0x89, 'PNG\r\n\u001a\n'), 'png'],
  ['GIF', bytes('GIF89a'), 'gif'],
  ['WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'webp'],
  ['a sound in the container of WebP', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '), 'other'],
  ['TIFF', bytes('II', 0x2a, 0), 'tiff'],
  ['TIFF of the other end', bytes('MM', 0, 0x2a), 'tiff'],
  ['AVIF', box('avif\0\0\0\0avifmif1'), 'avif'],
  ['AVIF that says mif1 first', box('mif1\0\0\0\0mif1avif'), 'avif'],
  ['HEIC of an iPhone', box('heic\0\0\0\0mif1heic'), 'heic'],
  ['HEIC that says mif1 first', box('mif1\0\0\0\0mif1heic'), 'heic'],
  ['a film', box('isom\0\0\0\0isommp42'), 'other'],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'), 'svg'],
  ['an SVG without anything', bytes('<svg/>'), 'svg'],
  ['SVG behind a declaration', bytes('\u00ef\u00bb\u00bf<?xml version="1.0"?><!-- x -->\n<SVG\n>'), 'svg'],
  ['PHP', bytes('<?php system($_GET["x"]);'), 'other'],
  ['PDF', bytes('%PDF-1.7'), 'other'],
  ['nothing', bytes(), 'other'],
])('ST-28 %s', (_, given, expected) => {
  expect(pictureKind(given)).toBe(expected);
});
