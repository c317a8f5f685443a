import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// The application begins at /studio/: with the slash, which nobody types. Without it the router would draw nothing.
const { pathname, search, hash } = window.location;
if (pathname === '/studio') window.history.replaceState(window.history.state, '', `/studio/${search}${hash}`);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
