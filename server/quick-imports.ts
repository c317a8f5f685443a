/**
 * Loaded before a program of ours (`--import`), which then starts in less processor time. Node reads the `exports` of a package anew for
 * every import of and in it, and those of drizzle-orm are 130 kB, for more than 400 imports. Without this file everything works, slower.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

const insidePackage = '/node_modules/drizzle-orm/';
const entryOfPackage = /^drizzle-orm(?:\/|$)/;
const entries = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    // Its ES modules are .js, its CommonJS is .cjs.
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(insidePackage))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    // `require` gets another file than `import`.
    if (!entryOfPackage.test(specifier) || !context.conditions.includes('import'))
      return nextResolve(specifier, context);
    const entry = entries.get(specifier) ?? nextResolve(specifier, context);
    entries.set(specifier, entry);
    return { ...entry, shortCircuit: true };
  },
});
