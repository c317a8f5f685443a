import { expect, test } from 'vitest';
import { cellsPath } from './cells-path.ts';

const cells = { columns: 16, width: 48, height: 36 };

test.each([
  { from: 0, to: 0, path: '', why: 'none' },
  { from: 0, to: 3, path: 'M0 0h144v36h-144z', why: 'the beginning of a row' },
  { from: 3, to: 16, path: 'M144 0h624v36h-624z', why: 'the end of a row' },
  { from: 14, to: 17, path: 'M672 0h96v36h-96zM0 36h48v36h-48z', why: 'parts of two rows' },
])('the herd: from $from to $to is $why', ({ from, to, path }) => {
  expect(cellsPath(cells, from, to)).toBe(path);
});
