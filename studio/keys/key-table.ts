/** Every key of the studio, in one table: what is shown behind `?` is what is listened to. */
import { type Screen, screens } from '../screens.ts';
import type { keyTexts } from '../texts/keys.ts';

export type Key = {
  /** As key-name.ts calls it; two for one after the other. */
  press: readonly [string] | readonly ['g', string];
  does:
    | { kind: 'go'; screen: Screen }
    | { kind: 'help' }
    | { kind: 'jump' }
    | { kind: 'search' }
    | { kind: 'row'; step: 1 | -1 }
    | { kind: 'choose'; isUpToHere: boolean }
    | { kind: 'filled' }
    | { kind: 'problem' }
    | { kind: 'undo' }
    | { kind: 'press' };
  text: keyof typeof keyTexts | null;
  /** Off where somebody switched single letters off. */
  isLetter: boolean;
  /** Works where somebody types, too. */
  isInFields?: boolean;
};

export const keyTable: readonly Key[] = [
  { press: ['?'], does: { kind: 'help' }, text: 'help', isLetter: true },
  { press: ['Ctrl k'], does: { kind: 'jump' }, text: 'jump', isLetter: false, isInFields: true },
  { press: ['Ctrl Enter'], does: { kind: 'filled' }, text: 'filled', isLetter: false, isInFields: true },
  { press: ['F8'], does: { kind: 'problem' }, text: 'problem', isLetter: false, isInFields: true },
  ...screens.map((screen): Key => ({
    press: ['g', screen.key],
    does: { kind: 'go', screen },
    text: null,
    isLetter: true,
  })),
  { press: ['/'], does: { kind: 'search' }, text: 'search', isLetter: true },
  { press: ['j'], does: { kind: 'row', step: 1 }, text: 'next', isLetter: true },
  { press: ['k'], does: { kind: 'row', step: -1 }, text: 'previous', isLetter: true },
  { press: ['x'], does: { kind: 'choose', isUpToHere: false }, text: 'choose', isLetter: true },
  { press: ['Shift x'], does: { kind: 'choose', isUpToHere: true }, text: 'chooseUpToHere', isLetter: true },
  { press: ['n'], does: { kind: 'press' }, text: 'make', isLetter: true },
  { press: ['p'], does: { kind: 'press' }, text: 'packed', isLetter: true },
  { press: ['z'], does: { kind: 'undo' }, text: 'undo', isLetter: true },
  // In a field it takes back what was typed.
  { press: ['Ctrl z'], does: { kind: 'undo' }, text: 'undo', isLetter: false },
];
