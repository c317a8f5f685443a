import { keepAwc } from './awc.ts';
import { asksConsent, whenAgreed } from './consent.ts';
import { probeImageFormat } from './image-format-probe.ts';
import { layOutRest } from './lay-out-rest.ts';
import { loadRedirectTable } from './redirect-table.ts';

/** What a visit needs once, and no page waits for. `search` is the query the visit began with. */
export function runStartupTasks(search: string): void {
  const { tags } = document.documentElement.dataset;
  whenAgreed(() => keepAwc(search));
  if (tags && asksConsent()) whenAgreed(() => void loadTags(tags));
  void probeImageFormat();
  void loadRedirectTable();
  suggestWhileTyping();
  void layOutRest();
}

async function loadTags(id: string) {
  const { loadTagManager } = await import('./tag-manager.ts');
  loadTagManager(id);
}

/** Whoever is about to type into a field of the site's search. */
function suggestWhileTyping() {
  const begin = (target: EventTarget | null) => {
    const form = target instanceof HTMLInputElement && target.name === 'q' ? target.form : null;
    // Without its code the form is as good as before.
    if (form) void import('./search-suggestions.ts').then(({ suggestIn }) => suggestIn(form)).catch(() => {});
  };
  document.addEventListener('focusin', ({ target }) => begin(target));
  begin(document.activeElement);
}
