import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { HostKind } from '#contract/market.ts';
import { keepAwc } from './lib/awc.ts';
import { asksConsent, whenAgreed } from './lib/consent.ts';
import { probeImageFormat } from './lib/image-format.ts';
import { loadRedirectTable } from './lib/redirect-table.ts';
import { tidyStorage } from './lib/storage.ts';
import { whenIdle } from './lib/when-idle.ts';

// The server wrote it there; an error page that does not know has none.
const hostKind = document.documentElement.dataset.host as HostKind | undefined;
tidyStorage(hostKind ?? 'production');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

const { search } = window.location;
const { tags } = document.documentElement.dataset;

whenIdle(() => {
  whenAgreed(() => keepAwc(search));
  if (tags && asksConsent()) whenAgreed(() => void loadTags(tags));
  void probeImageFormat();
  void loadRedirectTable();
});

async function loadTags(id: string) {
  const { loadTagManager } = await import('./lib/tag-manager.ts');
  loadTagManager(id);
}
