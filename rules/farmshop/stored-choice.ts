/**
 * Minced choices of many packages under one key of the browser's storage. A choice counts only for the content it was made
 * for: when a package is composed anew, or this layout changes, it is forgotten rather than guessed at.
 */
import { isRecord } from '#contract/fields/json.ts';
import { type MincedChoice, type MincedItem, restoreChoice } from '#rules/package-choice/package-editor.ts';

export const storedChoicesKey = 'product_meatoptions_data';
const version = 1;
/** The storage is small and shared; who chose in more packages than this does not miss the oldest. */
const packageLimit = 30;

type ChosenPackage = { market: string; slug: string; items: readonly MincedItem[] };

type StoredChoice = { package: string; content: string; packs: Record<string, unknown> };
type StoredChoices = { version: number; choices: readonly StoredChoice[] };

function isStoredChoice(value: unknown): value is StoredChoice {
  return (
    isRecord(value) && typeof value.package === 'string' && typeof value.content === 'string' && isRecord(value.packs)
  );
}

function choicesIn(stored: unknown): StoredChoice[] {
  if (!isRecord(stored) || stored.version !== version || !Array.isArray(stored.choices)) return [];
  return stored.choices.filter(isStoredChoice);
}

/** Markets share an origin, and may use one slug for different packages. */
function nameOf({ market, slug }: ChosenPackage): string {
  return `${market}/${slug}`;
}

function contentOf({ items }: ChosenPackage): string {
  return JSON.stringify(items.map(({ name, meals, maxPacks }) => [name, meals, maxPacks ?? null]));
}

/** Null when nothing is stored that still fits the package. */
export function storedChoice(stored: unknown, box: ChosenPackage): MincedChoice | null {
  const found = choicesIn(stored).find((choice) => choice.package === nameOf(box));
  return found && found.content === contentOf(box) ? restoreChoice(found.packs, box.items) : null;
}

/** What is to be stored once a choice was made; a choice of null is forgotten. */
export function withChoice(stored: unknown, box: ChosenPackage, choice: MincedChoice | null): StoredChoices {
  const others = choicesIn(stored).filter((other) => other.package !== nameOf(box));
  const own = choice ? [{ package: nameOf(box), content: contentOf(box), packs: { ...choice } }] : [];
  return { version, choices: [...own, ...others].slice(0, packageLimit) };
}
