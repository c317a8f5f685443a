/** Lays out what the first paint left out (first-paint.ts): for code that is about to look for a place in the page. */
export function layOutNow(): void {
  delete document.documentElement.dataset.fresh;
}
