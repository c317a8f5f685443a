import { type MincedChoice, type MincedItem, restoreChoice, stepOrSwap } from './package-editor.ts';

/** A choice as a page is asked for it in browsers without our code: there each press in the editor sends a form. */
export type AskedChoice = {
  choice: MincedChoice;
  /** The items that plus was pressed for, the latest at the end. */
  chosen: string[];
};

/** What the form sends along with the button that was pressed: packs in the order of the table, and the places of those chosen. */
export function choiceFields({ choice, chosen }: AskedChoice, items: readonly MincedItem[]) {
  const places = chosen.map((name) => items.findIndex((item) => item.name === name)).filter((place) => place >= 0);
  return { packs: items.map(({ name }) => choice[name] ?? 0).join('-'), chosen: places.join('-') };
}

/** The choice that an address asks for, after its press; null where it asks for none. */
export function askedChoice(query: Pick<URLSearchParams, 'get'>, items: readonly MincedItem[]): AskedChoice | null {
  const packs = numbersOf(query.get('packs'));
  if (packs.length === 0 || packs.length !== items.length) return null;
  const before = restoreChoice(Object.fromEntries(items.map(({ name }, place) => [name, packs[place]])), items);
  const chosen = numbersOf(query.get('chosen')).flatMap((place) => items[place]?.name ?? []);
  const direction = query.get('plus') === null ? 'minus' : 'plus';
  const item = items.find(({ name }) => name === query.get(direction));
  return item ? pressed({ choice: before, chosen }, items, { item, direction }) : { choice: before, chosen };
}

/** The choice after one press, and who was chosen last. */
export function pressed(
  { choice, chosen }: AskedChoice,
  items: readonly MincedItem[],
  { item, direction }: { item: MincedItem; direction: 'plus' | 'minus' },
): AskedChoice {
  const next = stepOrSwap(choice, items, { item, direction, chosen });
  const latest = direction === 'plus' ? [...chosen.filter((name) => name !== item.name), item.name] : chosen;
  return { choice: next, chosen: latest };
}

/** "2-1-0" as three numbers, each of two digits at most. */
function numbersOf(text: string | null): number[] {
  return text !== null && /^\d\d?(?:-\d\d?)*$/.test(text) ? text.split('-').map(Number) : [];
}
