/** Page modules, loaded as a page loads them, from a content service that says only what a test gives it. */
import { createClient } from '#contract/client.ts';
import { contentCalls } from '#contract/content.ts';
import { CallError } from '#contract/errors.ts';
import { moduleReaders, type ModuleType, type WireModule } from '#contract/page-modules.ts';
import { type Market, markets } from '#markets/index.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import { type DataOf, loadModules, type ModulePage } from '#storefront/modules/load-modules.server.ts';
import { textIn } from './render-in-market.tsx';

type Answers = Record<string, unknown>;

/** A content service that answers these paths (without their query) and fails at all others. */
function contentOf(answers: Answers) {
  const asked: string[] = [];
  const content = createClient(contentCalls, (path) => {
    asked.push(path);
    const body = answers[path.split('?')[0] ?? ''];
    if (body === undefined) throw new CallError('unavailable', 'no answer');
    return Response.json(body);
  });
  return { content, asked };
}

export type Setting = { market?: Market; page?: ModulePage; now?: Date; devWarnings?: string[] };

export async function load(
  modules: object[],
  answers: Answers,
  { market = markets.nl, page, now = new Date('2026-11-12T12:00:00Z'), devWarnings }: Setting = {},
) {
  const { content, asked } = contentOf(answers);
  const logged: string[] = [];
  const log = { warn: () => {}, error: (_: object, message: string) => logged.push(message) };
  // The rest of the visitor is not asked for.
  const visitor = { market, content, text: textIn(market), now, log, devWarnings } as unknown as RequestContext;
  const read = modules.map((module) => {
    const wire = { module_id: 'm', config: {}, ...module } as WireModule;
    return moduleReaders[wire.module].parse(wire);
  });
  const loaded = await loadModules(read, visitor, page);
  return { loaded, asked, logged };
}

export async function dataOf<T extends ModuleType>(
  module: { module: T; [field: string]: unknown },
  answers: Answers,
  setting?: Setting,
) {
  const { loaded } = await load([module], answers, setting);
  // The type of the module asked for decides the type of its data.
  return loaded[0]?.data as DataOf<T> | null;
}
