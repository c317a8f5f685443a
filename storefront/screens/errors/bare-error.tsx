import { failureOf, isNotFound } from './failure.ts';

/** When not even the market is known there are no texts to choose from: these are fixed. */
export function BareError({ error }: { error: unknown }) {
  if (isNotFound(error)) {
    return (
      <main className="wrap">
        <h1>Oops! Page not found</h1>
        <p>
          <a href="/">Home</a>
        </p>
      </main>
    );
  }
  const { status, text } = failureOf(error);
  return (
    <main className="wrap">
      <h1>Unexpected Application Error!</h1>
      <p>{[status, text].filter(Boolean).join(' ')}</p>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  );
}
