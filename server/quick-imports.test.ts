import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** What Node itself was asked to find of the package, and what the package then exports. */
async function load(before: string) {
  const script = `
    import { registerHooks } from 'node:module';
    const asked = [];
    registerHooks({ resolve(specifier, context, next) {
      const isInside = specifier.startsWith('.') && /drizzle-orm/.test(context.parentURL);
      if (isInside || specifier.startsWith('drizzle-orm')) asked.push(specifier);
      return next(specifier, context);
    } });
    ${before}
    await import('#database/client.ts');
    await import('#services/orders/tables.ts');
    const names = {};
    for (const entry of new Set(asked.filter((specifier) => !specifier.startsWith('.'))))
      names[entry] = Object.keys(await import(entry));
    console.log(JSON.stringify({ asked, names }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  return JSON.parse(stdout) as { asked: string[]; names: Record<string, string[]> };
}

test('a start looks for each entry of drizzle-orm once, for nothing inside it, and loads the same', async () => {
  const [plain, quick] = await Promise.all([load(''), load(`await import('#server/quick-imports.ts');`)]);
  expect(plain.asked.length).toBeGreaterThan(400);
  expect(quick.asked).toEqual(Object.keys(plain.names));
  expect(quick.names).toEqual(plain.names);
});
