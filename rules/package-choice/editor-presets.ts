import { type MincedChoice, type MincedItem, requiredPacks, startChoice } from './package-editor.ts';

/** `all`: one kind only. `half`: two kinds, as equal as can be. `own`: as the package is composed. */
export type PresetKind = 'all' | 'half' | 'own';
export type Preset = { kind: PresetKind; choice: MincedChoice };

/** Divisions worth one press, none of them twice; nothing where there is only one way. Each fits, whatever the caps. */
export function editorPresets(items: readonly MincedItem[]): Preset[] {
  const required = requiredPacks(items);
  const own = startChoice(items);
  const candidates = [
    { kind: 'all' as const, choice: spread(items, [required]) },
    { kind: 'half' as const, choice: spread(items, [Math.ceil(required / 2), Math.floor(required / 2)]) },
  ];
  const found: Preset[] = [];
  for (const { kind, choice } of candidates)
    if (choice && [own, ...found.map((preset) => preset.choice)].every((other) => !isSameChoice(choice, other, items)))
      found.push({ kind, choice });
  return found.length === 0 ? [] : [...found, { kind: 'own', choice: own }];
}

export function isSameChoice(one: MincedChoice, other: MincedChoice, items: readonly MincedItem[]): boolean {
  return items.every(({ name }) => one[name] === other[name]);
}

/** Each share goes to the first item that may hold it and holds none yet; null when there is none. */
function spread(items: readonly MincedItem[], shares: readonly number[]): MincedChoice | null {
  const choice: Record<string, number> = Object.fromEntries(items.map(({ name }) => [name, 0]));
  for (const share of shares) {
    const item = items.find(
      ({ name, maxPacks }) => choice[name] === 0 && share > 0 && share <= (maxPacks ?? Number.POSITIVE_INFINITY),
    );
    if (!item) return null;
    choice[item.name] = share;
  }
  return choice;
}
