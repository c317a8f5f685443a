import { useMemo, useState } from 'react';
import {
  canStep,
  editorMessage,
  type MincedChoice,
  requiredPacks,
  restoreChoice,
  startChoice,
  totalPacks,
} from '#rules/package-choice/package-editor.ts';
import { type AskedChoice, choiceFields, pressed } from '#rules/package-choice/asked-choice.ts';
import { storedChoice, storedChoicesKey, withChoice } from '#rules/farmshop/stored-choice.ts';
import { keepStored, readStored } from '#storefront/browser/storage.ts';
import { useIsHydrated } from '#storefront/browser/use-is-hydrated.ts';
import { useMarket } from '#storefront/i18n/use-market.ts';
import type { PackageView } from '#storefront/pages/packages/load.server.ts';

const mincedChoiceLifetimeSeconds = 604_800;

type Direction = Parameters<typeof canStep>[2];

export type MincedEditor = ReturnType<typeof useMincedChoice>;

/** How the minced part of a package is divided. It is kept in the browser, and there again when the visitor returns. */
export function useMincedChoice({ slug, contents, asked }: Pick<PackageView, 'slug' | 'contents' | 'asked'>) {
  const { code: market } = useMarket();
  const items = contents.minced;
  const isHydrated = useIsHydrated();
  // The server knows of no choices, and the first rendering in the browser must say the same as the server's.
  const kept = useMemo(
    () => (isHydrated ? storedChoice(readStored(storedChoicesKey), { market, slug, items }) : null),
    [isHydrated, market, slug, items],
  );
  const [made, setMade] = useState<AskedChoice | null>(asked);
  // A package may be composed anew while its page is open.
  const choice = restoreChoice(made?.choice ?? kept ?? startChoice(items), items);
  const chosen = made?.chosen ?? [];
  const required = requiredPacks(items);
  const total = totalPacks(choice, items);

  function keep(next: MincedChoice | null) {
    const all = withChoice(readStored(storedChoicesKey), { market, slug, items }, next);
    keepStored(storedChoicesKey, all, mincedChoiceLifetimeSeconds);
  }

  function onStep(item: (typeof items)[number], direction: Direction) {
    const next = pressed({ choice, chosen }, items, { item, direction });
    if (next.choice === choice) return;
    setMade(next);
    keep(next.choice);
  }

  function onChoose(next: MincedChoice) {
    setMade({ choice: next, chosen: [] });
    keep(next);
  }

  function onReset() {
    setMade({ choice: startChoice(items), chosen: [] });
    keep(null);
  }

  return {
    items,
    choice,
    required,
    total,
    message: editorMessage({ required, total }),
    isAsComposed: items.every(({ name, meals }) => choice[name] === meals),
    /** The visitor chose before. */
    isKnown: kept !== null || asked !== null,
    /** What a form sends along, where our code does not run. */
    fields: choiceFields({ choice, chosen }, items),
    isRestored: kept !== null && made === null,
    canStep: (item: (typeof items)[number], direction: Direction) => canStep(choice, item, direction),
    onStep,
    onChoose,
    onReset,
  };
}
