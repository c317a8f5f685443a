import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stamps, stampSvg } from './stamp.ts';
import type { StampName } from './stamp.ts';

const folder = join(import.meta.dirname, '../../public/images/stamps');

test.each(Object.keys(stamps) as StampName[])(
  'the stamp %s is the one drawn, at most 3 kB, without an ink of its own',
  async (name) => {
    const svg = await readFile(join(folder, `${name}.svg`), 'utf8');
    expect(svg).toBe(stampSvg(name));
    expect(svg.length).toBeLessThanOrEqual(3000);
    expect(svg).not.toMatch(/fill="|stroke|style|#/);
  },
);
