import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { HostKind } from '#contract/market.ts';
import { captureClicks } from './hydration/replay-clicks.ts';
import { readSharedTexts, SharedTexts } from './i18n/shared-texts.ts';
import { tidyStorage } from './browser/storage.ts';
import { whenIdle } from './browser/when-idle.ts';

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

captureClicks();

const { search } = window.location;

whenIdle(() => {
  // Nothing in the page depends on it.
  void import('./browser/startup-tasks.ts').then(({ runStartupTasks }) => runStartupTasks(search)).catch(() => {});
});
