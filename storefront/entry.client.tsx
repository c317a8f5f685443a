import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { HostKind } from '#contract/market.ts';
import { watchEarlyClicks } from './lib/early-clicks.ts';
import { readSharedTexts, SharedTexts } from './lib/shared-texts.ts';
import { tidyStorage } from './lib/storage.ts';
import { whenIdle } from './lib/when-idle.ts';

// The server wrote it there; an error page that does not know has none.
const hostKind = document.documentElement.dataset.host as HostKind | undefined;
tidyStorage(hostKind ?? 'production');

const texts = await readSharedTexts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SharedTexts value={texts}>
        <HydratedRouter />
      </SharedTexts>
    </StrictMode>,
  );
});

watchEarlyClicks();

const { search } = window.location;

whenIdle(() => {
  // Nothing in the page depends on it.
  void import('./lib/after-first-page.ts').then(({ afterFirstPage }) => afterFirstPage(search)).catch(() => {});
});
