import { isTypedInto } from './typed-into.ts';

type Root = Pick<ParentNode, 'querySelectorAll'>;

const filled = 'button.btn:not(.g, .q, .bad), a.btn:not(.g, .q, .bad)';

/**
 * What Ctrl+Enter presses: the one filled button of the page or of the layer that is open. Whoever types in a form means that form: its filled
 * button, and else the one that Enter would press.
 */
export function filledButton(from: Element | null): HTMLElement | null {
  const form = from && isTypedInto(from) ? from.closest('form') : null;
  if (form) return firstIn(form.querySelectorAll<HTMLElement>(filled)) ?? firstIn(submitsOf(form));
  const around: Root | null = from?.closest('dialog') ?? document.querySelector('main');
  return around ? firstIn(around.querySelectorAll<HTMLElement>(filled)) : null;
}

function submitsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  ) as HTMLButtonElement[];
}

/** What is seen, can be pressed, and is not under way already. */
function firstIn(buttons: Iterable<HTMLElement>): HTMLElement | null {
  for (const button of buttons)
    if (button.checkVisibility() && !button.matches(':disabled, [aria-busy="true"]')) return button;
  return null;
}
