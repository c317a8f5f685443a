import { keepAwc } from './awc.ts';
import { asksConsent, whenAgreed } from './consent.ts';
import { probeImageFormat } from './image-format-probe.ts';
import { loadRedirectTable } from './redirect-table.ts';

/** What a visit needs once, and no page waits for. `search` is the query the visit began with. */
export function runStartupTasks(search: string): void {
  const { tags, offline } = document.documentElement.dataset;
  whenAgreed(() => keepAwc(search));
  if (tags && asksConsent()) whenAgreed(() => void loadTags(tags));
  void probeImageFormat();
  void loadRedirectTable();
  suggestWhileTyping();
  if (offline === '') void forgetRecipes().catch(() => {});
}

async function loadTags(id: string) {
  const { loadTagManager } = await import('./tag-manager.ts');
  loadTagManager(id);
}

/** What the service worker of earlier visits kept, where the shop keeps no recipes any more. */
async function forgetRecipes() {
  if (!('serviceWorker' in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations())
    // The shop area may be another application with a worker of its own.
    if (registration.active?.scriptURL.endsWith('/offline-recipes.js')) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('kept-recipe ')) await caches.delete(name);
}

/** Whoever is about to type into a field of the site's search. */
function suggestWhileTyping() {
  const begin = (target: EventTarget | null) => {
    const form = target instanceof HTMLInputElement && target.name === 'q' ? target.form : null;
    // Without its code the form is as good as before.
    if (form) void import('./suggest-in.ts').then(({ suggestIn }) => suggestIn(form)).catch(() => {});
  };
  document.addEventListener('focusin', ({ target }) => begin(target));
  begin(document.activeElement);
}
