import { expect, test } from 'vitest';
import { pageOfSegment, segmentsOf } from './path-segments.ts';

test.each<[string, number | null]>([
  ['1', 1],
  ['2', 2],
  ['18', 18],
  ['02', 2],
  ['999', 999],
  ['0', null],
  ['00', null],
  ['-1', null],
  ['+2', null],
  ['1.5', null],
  ['1e3', null],
  ['2abc', null],
  ['abc', null],
  ['0x10', null],
  ['2-burgers', null],
  ['', null],
  [' 2', null],
  ['٢', null],
])('RTE-42 segment %j is page %s, or a slug', (segment, page) => {
  expect(pageOfSegment(segment)).toBe(page);
});

test.each<[string, string[]]>([
  ['/', []],
  ['', []],
  ['/nl', ['nl']],
  ['nl/recepten', ['nl', 'recepten']],
  ['/nl/', ['nl']],
  ['/nl//', ['nl']],
  ['/nl//recepten', ['nl', '', 'recepten']],
  ['/nl/recepten/b%C5%93uf%2Fbourguignon', ['nl', 'recepten', 'bœuf/bourguignon']],
  ['/nl/%E0%A4%A', ['nl', '%E0%A4%A']],
])('RTE-D3 segments of %s; a trailing slash is ignored', (path, segments) => {
  expect(segmentsOf(path)).toEqual(segments);
});
