// What a market file says of single packages is about packages there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marketList } from '#markets/index.ts';

test.each(marketList)(
  'A11 $code: what comes fresh where all else is frozen is a package of the shop',
  ({ code, orders }) => {
    const dir = join('database/seed', code, 'packages');
    const packages = readdirSync(dir).flatMap(
      (file) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as { slug: string }[],
    );
    const slugs = new Set(packages.map(({ slug }) => slug));
    expect(orders.arrival.fresh.filter((slug) => !slugs.has(slug))).toEqual([]);
  },
);
