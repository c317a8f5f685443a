import { layOutNow } from './lay-out-now.ts';
import { codeOfAll } from './pending-chunks.ts';
import { whenIdle } from './when-idle.ts';

/** Of each frame; the rest belongs to what the visitor does. */
const budgetMs = 2;

/**
 * Lays out what the first paint left out (first-paint.ts), a little in each frame. Not before all parts are alive: React compares what
 * it finds in the page with what it would have written.
 */
export async function layOutRest(): Promise<void> {
  await codeOfAll();
  await new Promise<void>((resolve) => void whenIdle(resolve));
  const all = document.documentElement;
  const later = [...document.querySelectorAll<HTMLElement>('[data-later]')].flatMap((element) =>
    element instanceof HTMLUListElement ? ([...element.children] as HTMLElement[]) : [element],
  );
  const rest = later.values();
  for (let isDone = !('fresh' in all.dataset); !isDone;) {
    const start = await nextFrame();
    while (!isDone && performance.now() - start < budgetMs) isDone = !layOut(rest.next().value);
  }
  layOutNow();
  for (const { dataset } of later) delete dataset.shown;
}

function layOut(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  element.dataset.shown = '';
  // Asking for it makes it so.
  return element.offsetHeight >= 0;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => void requestAnimationFrame(() => resolve(performance.now())));
}
