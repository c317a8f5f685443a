import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { HostKind } from '#contract/market.ts';
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

whenIdle(() => {
  void import('./lib/after-first-page.ts').then(({ afterFirstPage }) => afterFirstPage(search));
});
