import { expect, test } from 'vitest';
import { finishScripts } from './finish-scripts.server.ts';

const mark = 'a-mark-nobody-knows';
const page = [
  `<link rel="modulepreload" nonce="${mark}" href="/assets/entry.js"/>`,
  '<div><script>alert(document.domain)</script><script nonce="guess">alert(2)</script></div>',
  `<script nonce="${mark}">window.__reactRouterContext = {};</script>`,
  `<script nonce="${mark}" type="module" async="">import "/assets/entry.js";</script>`,
].join('');

test('a script that got into a page is not among those the content policy allows', () => {
  const { scripts } = finishScripts(page, mark);
  expect(scripts).toHaveLength(4);
  expect(scripts.join('\n')).not.toContain('alert');
  expect(scripts).toContain('import "/assets/entry.js";');
});

test('every script that is allowed stands in the page as it was counted, and the mark stays here', () => {
  const { html, scripts } = finishScripts(page, mark);
  for (const script of scripts.slice(2)) expect(html).toContain(`>${script}</script>`);
  expect(html).not.toContain(mark);
});
