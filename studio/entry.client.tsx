import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdUnsent } from './forms/hold-unsent.ts';

// The application begins at /studio/: with the slash, which nobody types. Without it the router would draw nothing.
const { pathname, search, hash } = window.location;
if (pathname === '/studio') window.history.replaceState(window.history.state, '', `/studio/${search}${hash}`);

holdUnsent();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
