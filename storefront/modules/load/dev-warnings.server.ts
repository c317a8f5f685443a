/** For developers: a box that says which modules are left out, and why. Visitors never see it. */
import type { ModuleOf } from '#contract/page-modules.ts';
import { escapeHtml } from '#rules/text/escape-html.ts';

export function devWarningsModule(
  reasons: readonly string[],
): { type: 'html'; module: ModuleOf<'html'>; data: null }[] {
  if (reasons.length === 0) return [];
  const lines = [...new Set(reasons)].map((reason) => `<li>${escapeHtml(reason)}</li>`).join('');
  return [
    {
      type: 'html',
      data: null,
      module: {
        type: 'html',
        id: 'left-out',
        place: 'bottom',
        title: 'Left out of this page',
        body: { html: `<p>Only seen while developing.</p><ul>${lines}</ul>` },
        anchor: 'left-out',
        className: null,
        config: {},
        button: null,
        links: [],
        slides: [],
        items: [],
        totalShow: null,
        bodyPosition: null,
        topSubModuleId: null,
        bottomSubModuleId: null,
      },
    },
  ];
}
