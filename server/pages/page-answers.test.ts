import { expect, test } from 'vitest';
import type { RequestContext } from '#storefront/request-context.ts';
import { createPageRequests } from './page-request.ts';
import { pageMarks } from '#server/cache/page-marks.ts';
import { createPageAnswers } from './page-answers.ts';
import type { PageReport } from './request-context.ts';

function answersOf(rendered: (context: Pick<RequestContext, 'onBroken' | 'onCanonical'>) => Response) {
  return createPageAnswers({
    pageRequestOf: createPageRequests({ trustProxy: false, hostKind: 'auto', siteUrls: {}, stagingUrls: {} }).of,
    pages: async (_request, context) => rendered(context),
    redirects: { find: async () => null } as never,
    contextFor: (_asked, report: PageReport) => report as unknown as RequestContext,
    contentPolicy: (answer) => answer,
    log: {} as never,
  });
}

test('a page with a part that failed tells every cache not to keep it', async () => {
  const { render } = answersOf(({ onBroken, onCanonical }) => {
    onCanonical?.('/nl');
    onBroken?.();
    return new Response('half', { headers: { 'cache-control': 'public, s-maxage=60' } });
  });
  const answer = await render(new Request('http://127.0.0.1/nl'));
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(pageMarks.get(answer)).toEqual({
    isIncomplete: false,
    isBroken: true,
    isOtherSpelling: false,
    reads: new Set(),
  });
});
