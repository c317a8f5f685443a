import { expect, test } from 'vitest';
import { type Arranged, arrangeModules } from './arrange-modules.ts';
import type { Loaded } from './load-modules.server.ts';
import { samples } from './samples.ts';

/** `a(b,c)` is module a with b above and c below it. */
function arrange(...modules: string[]): string[] {
  const loaded = modules.map((text): Loaded => {
    const [, id = '', top = '', bottom = ''] = /^(\w+)(?:\((\w*),(\w*)\))?$/.exec(text) ?? [];
    const module = { ...samples.text.module, id, topSubModuleId: top || null, bottomSubModuleId: bottom || null };
    return { ...samples.text, module };
  });
  const write = ({ loaded: { module }, top, bottom }: Arranged): string =>
    top || bottom ? `${module.id}(${top ? write(top) : ''},${bottom ? write(bottom) : ''})` : module.id;
  return arrangeModules(loaded).map(write);
}

test.each([
  { modules: ['a', 'b'], arranged: ['a', 'b'], why: 'without sub-modules nothing moves' },
  { modules: ['a(b,c)', 'b', 'c'], arranged: ['a(b,c)'], why: 'above and below' },
  { modules: ['b', 'a(,b)'], arranged: ['a(,b)'], why: 'named later' },
  { modules: ['a(b,)', 'b(c,)', 'c'], arranged: ['a(b(c,),)'], why: 'inside one another' },
  { modules: ['a(b,)', 'c(b,)', 'b'], arranged: ['a(b,)', 'c'], why: 'the first who names it' },
  { modules: ['a(b,b)', 'b'], arranged: ['a(b,)'], why: 'each renders once' },
  { modules: ['a(x,)', 'b'], arranged: ['a', 'b'], why: 'unknown ids' },
  { modules: ['a(a,)'], arranged: ['a'], why: 'itself' },
  { modules: ['a(b,)', 'b(a,)'], arranged: ['a(b,)'], why: 'a circle of two' },
  { modules: ['a(b,)', 'b(c,)', 'c(a,)'], arranged: ['a(b(c,),)'], why: 'a circle of three' },
])('MOD-D12 sub-modules: $why', ({ modules, arranged }) => {
  expect(arrange(...modules)).toEqual(arranged);
});

test('two modules with one id both stay, each with a key of its own', () => {
  const keys = arrangeModules([samples.text, { ...samples.text }]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
