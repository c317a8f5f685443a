import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { HostKind } from '#contract/market.ts';
import { keepEarlyPresses } from './hydration/early-presses.ts';
import { lazyScreen } from './hydration/lazy-view.tsx';
import { readSharedTexts, SharedTexts } from './i18n/shared-texts.ts';
import { tidyStorage } from './browser/storage.ts';

// The server wrote it there; an error page that does not know has none.
const hostKind = document.documentElement.dataset.host as HostKind | undefined;
tidyStorage(hostKind ?? 'production');
// The first that React will wait for on every page.
void import('./layout/late-layout.ts').catch(() => {});

/** The page with its texts, which React waits for as for its code. */
const Site = lazyScreen(async () => {
  const texts = await readSharedTexts();
  return () => (
    <SharedTexts value={texts}>
      <HydratedRouter />
    </SharedTexts>
  );
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});

keepEarlyPresses();

const { search } = window.location;

// Nothing in the page depends on it.
void import('./browser/startup-tasks.ts').then(({ runStartupTasks }) => runStartupTasks(search)).catch(() => {});
