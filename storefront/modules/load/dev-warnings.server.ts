/** For those who build pages: a box that says which modules are not there, and why. Visitors never see it. */
import type { ModuleOf } from '#contract/page-modules.ts';

export function devWarningsModule(
  reasons: readonly string[],
): { type: 'html'; module: ModuleOf<'html'>; data: null }[] {
  if (reasons.length === 0) return [];
  const lines = [...new Set(reasons)].map((reason) => `<li>${escaped(reason)}</li>`).join('');
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
