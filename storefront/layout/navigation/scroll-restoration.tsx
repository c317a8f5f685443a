import { ScrollRestoration as RouterScrollRestoration } from 'react-router';
import { scrollKey } from './scroll-key.ts';
import { scrollScript } from './scroll-script.ts';

/** A script of this type is not run. */
const notRun = { type: 'text/plain' };

/** Takes the visitor back to where they were on a page they return to. */
export function ScrollRestoration() {
  return (
    <>
      <RouterScrollRestoration storageKey={scrollKey} {...notRun} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scrollScript }} />
    </>
  );
}
