const wrong = '[aria-invalid="true"], .say.err';
const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/** To the next thing that is wrong on the page, and from the last to the first. False where nothing is. */
export function goToNextProblem(): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(`main :is(${wrong})`)].flatMap(
    (sign) => placeOf(sign) ?? [],
  );
  const places = [...new Set(found)].filter((place) => place.checkVisibility());
  const here = document.activeElement;
  const after = places.find(
    (place) => here && here.compareDocumentPosition(place) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const next = after ?? places[0];
  next?.focus();
  return next !== undefined;
}

/** The field itself; for a sentence, what it stands below. */
function placeOf(sign: HTMLElement): HTMLElement | null {
  if (!sign.classList.contains('say'))
    return sign.matches(focusable) ? sign : sign.querySelector<HTMLElement>(focusable);
  return sign.closest('.f, fieldset, tr, li')?.querySelector<HTMLElement>(focusable) ?? null;
}
