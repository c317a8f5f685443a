/** Tells the rest of the page that a box is being filled: nothing may open over it then. */

/** Who has not pressed for so long does something else. */
export const fillingMs = 30_000;

type Page = { dataset: DOMStringMap };

/** To be called with each press. `isSaved` tells whether the shop has all of it. */
export function createFillingMark(page: Page, isSaved: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark() {
    page.dataset.filling = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isSaved()) delete page.dataset.filling;
      else mark();
    }, fillingMs);
  }

  return mark;
}
