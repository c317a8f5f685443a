import { useLayoutEffect, useState } from 'react';
import { mincedChoiceLifetimeSeconds } from '#rules/constants.ts';
import {
  canStep,
  editorMessage,
  type MincedChoice,
  requiredPacks,
  restoreChoice,
  startChoice,
  step,
  totalPacks,
} from '#rules/package-editor.ts';
import { storedChoice, storedChoicesKey, withChoice } from '#rules/stored-choice.ts';
import { keepStored, readStored } from '#storefront/lib/storage.ts';
import { useMarket } from '#storefront/lib/use-market.ts';
import type { PackageView } from './load-packages.server.ts';

type Direction = Parameters<typeof step>[2];

export type MincedEditor = ReturnType<typeof useMincedChoice>;

/** How the minced part of a package is divided. It is kept in the browser, and there again when the visitor returns. */
export function useMincedChoice({ slug, contents }: Pick<PackageView, 'slug' | 'contents'>) {
  const { code: market } = useMarket();
  const items = contents.minced;
  const [made, setMade] = useState<MincedChoice>(() => startChoice(items));
  const [isRestored, setIsRestored] = useState(false);
  // A package may be composed anew while its page is open.
  const choice = restoreChoice(made, items);
  const required = requiredPacks(items);

  // The server knows no choices; the browser's is put in place before the visitor sees the page change.
  useLayoutEffect(() => {
    const found = storedChoice(readStored(storedChoicesKey), { market, slug, items });
    if (!found) return;
    setMade(found);
    setIsRestored(true);
    // Once: from then on the page knows better.
  }, []);

  function keep(next: MincedChoice | null) {
    const all = withChoice(readStored(storedChoicesKey), { market, slug, items }, next);
    keepStored(storedChoicesKey, all, mincedChoiceLifetimeSeconds);
  }

  function onStep(item: (typeof items)[number], direction: Direction) {
    const next = step(choice, item, direction);
    if (next === choice) return;
    setMade(next);
    keep(next);
  }

  function onReset() {
    setMade(startChoice(items));
    setIsRestored(false);
    keep(null);
  }

  return {
    items,
    choice,
    required,
    message: editorMessage({ required, total: totalPacks(choice, items) }),
    isAsComposed: items.every(({ name, meals }) => choice[name] === meals),
    isRestored,
    canStep: (item: (typeof items)[number], direction: Direction) => canStep(choice, item, direction),
    onStep,
    onReset,
  };
}
