/** The table of keys, and what each does. Fetched after the page. */
import { filledButton } from './filled-button.ts';
import { keyName } from './key-name.ts';
import { type Key, keyTable } from './key-table.ts';
import { goToNextProblem } from './next-problem.ts';
import { chooseRow, chooseUpToHere, goToRow } from './rows.ts';
import { isTypedInto } from './typed-into.ts';

/** How long G waits for its letter. */
const waitMs = 1500;
let pressedG = -Infinity;

type Listening = {
  /** Single letters can be switched off. */
  hasSingleKeys: boolean;
  go: (path: string) => void;
  jump: () => void;
  /** What was pressed before this could listen, in its order. */
  early?: readonly KeyboardEvent[];
};

/** Single letters only outside of fields. Answers how to stop. */
export function listenToKeys({ hasSingleKeys, go, jump, early = [] }: Listening): () => void {
  const onKey = (event: KeyboardEvent) => {
    const name = keyName(event);
    if (name === null || event.defaultPrevented) return;
    const isTyping = isTypedInto(event.target);
    const isSecond = !isTyping && event.timeStamp - pressedG < waitMs;
    pressedG = name === 'g' && !isSecond ? event.timeStamp : -Infinity;
    const found = keyTable.find(
      ({ press, isLetter, isInFields }) =>
        (hasSingleKeys || !isLetter) &&
        (!isTyping || isInFields) &&
        (isSecond ? press[0] === 'g' && press[1] === name : press[0] === name && press.length === 1),
    );
    if (!found) return;
    const { does } = found;
    if (does.kind === 'go' || does.kind === 'help') go(does.kind === 'go' ? does.screen.path : 'keys');
    else if (!act(does, name)) {
      if (does.kind !== 'search' && does.kind !== 'jump') return;
      jump();
    }
    event.preventDefault();
  };
  early.forEach(onKey);
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function act(does: Key['does'], name: string): boolean {
  switch (does.kind) {
    case 'search':
      return focus(document.querySelector<HTMLElement>('main [type="search"]'));
    case 'row':
      return goToRow(does.step);
    case 'choose':
      return does.isUpToHere ? chooseUpToHere() : chooseRow();
    case 'undo':
      return click(document.querySelector<HTMLElement>('.toast button'));
    case 'press':
      return click(document.querySelector<HTMLElement>(`main [data-key="${name}"]`));
    case 'filled':
      return click(filledButton(document.activeElement));
    case 'problem':
      return goToNextProblem();
    default:
      return false;
  }
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null;
}

function click(element: HTMLElement | null): boolean {
  element?.click();
  return element !== null;
}
