import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marketList, markets } from '#markets/index.ts';
import { renderInMarket, textIn } from '#tests/setup/render-in-market.tsx';
import { BareError } from './bare-error.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { failureOf } from './failure.ts';

/** As React Router hands over what a loader threw. */
const answer = (status: number, statusText: string, data: unknown = null) => ({
  status,
  statusText,
  data,
  internal: false,
});

/** Ours is a 503, whatever our service answered. */
const outOfReach = (status: number | null, text: string) => answer(503, 'Service Unavailable', { status, text });

test.each([
  ['an answer with status and text', answer(503, 'Service Unavailable', 'secret'), 503, 'Service Unavailable', false],
  ['an answer without text', answer(418, ''), 418, '', false],
  ['a load whose service said 418', outOfReach(418, "I'm a Teapot"), 418, "I'm a Teapot", false],
  ['a load whose service said nothing', outOfReach(null, 'Service Unavailable'), null, 'Service Unavailable', false],
  ['no answer at all', new TypeError('Failed to fetch'), null, 'Failed to fetch', true],
  ['no answer, in Safari', new TypeError('Load failed'), null, 'Load failed', true],
  ['an error on the server', new Error('Unexpected Server Error'), 500, 'Unexpected Server Error', false],
  ['an error in the browser', new Error('x is undefined'), null, 'x is undefined', false],
  ['something else', 'thrown', null, '', false],
])('ERR-4, ERR-11, ERR-D5 what is known of %s', (_, error, status, text, isNetwork) => {
  expect(failureOf(error)).toMatchObject({ status, text, isNetwork });
});

test.each(marketList.map((market) => [market.code, market] as const))(
  'ERR-1, ERR-4, ERR-D1 in %s the two titles are as they are everywhere, and a line in its language follows',
  (_, market) => {
    const missing = renderInMarket(<ErrorScreen error={answer(404, 'Not Found')} />, { market });
    expect(missing).toMatch(/<h1 lang="en"[^>]*>Oops! Page not found<\/h1>/);
    const failed = renderInMarket(<ErrorScreen error={answer(500, 'Broken', 'secret body')} />, { market });
    expect(failed).toMatch(/<h1 lang="en"[^>]*>Unexpected Application Error!<\/h1>/);
    expect(failed).toContain('500');
    expect(failed).toContain('Broken');
    expect(failed).not.toContain('secret');
  },
);

test('ERR-1, ERR-4 without a market the texts are fixed', () => {
  expect(renderToStaticMarkup(<BareError error={answer(404, 'Not Found')} />)).toContain('Oops! Page not found');
  const failed = renderToStaticMarkup(<BareError error={answer(503, 'Service Unavailable')} />);
  // It may stand inside the page's own main.
  expect(failed).not.toContain('<main');
  expect(failed).toContain('Unexpected Application Error!');
  expect(failed).toContain('503 Service Unavailable');
});

test('a page that is not there suggests where to go', () => {
  const html = renderInMarket(<ErrorScreen error={answer(404, 'Not Found')} />);
  for (const path of ['/nl/dieren', '/nl/onze-boeren', '/nl/recepten', '/nl/vragen'])
    expect(html).toContain(`href="${path}"`);
});

test('ERR-D4, ERR-D5 a load that may be well again soon says so, with the status of the service or none', () => {
  const said = renderInMarket(<ErrorScreen error={outOfReach(500, 'Internal Server Error')} />);
  expect(said).toContain('500: Internal Server Error');
  expect(said).toContain(textIn(markets.nl)('errors:unavailableBody'));
  const silent = renderInMarket(<ErrorScreen error={outOfReach(null, 'Service Unavailable')} />);
  expect(silent).toContain('>Service Unavailable<');
  expect(silent).not.toMatch(/\b503\b/);
});
