import type { Line } from '../engine/geometry.ts';
import type { Coat } from '../engine/sheet.ts';
import type { Ink } from '../palettes.ts';

const coats = {
  red: { base: 'rust', light: 'tan', dark: 'ink' },
  chestnut: { base: 'brown', light: 'tan', dark: 'ink' },
  black: { base: 'ink', light: 'grey', dark: null },
  white: { base: 'cream', light: null, dark: 'brown' },
  blond: { base: 'tan', light: 'gold', dark: 'brown' },
  pink: { base: 'blush', light: 'rose', dark: 'oxblood' },
  grey: { base: 'grey', light: 'bone', dark: 'ink' },
  golden: { base: 'ochre', light: 'gold', dark: 'brown' },
} satisfies Record<string, Coat>;

type CoatChoice = keyof typeof coats | Coat;
/** Part of an animal in another coat, in the drawing's own space. */
export type CoatPatch = { coat: CoatChoice; outline: Line };

/** Castrated is the ox and the capon. */
export type Sex = 'female' | 'male' | 'castrated' | 'young';

/** What a breed may change about an animal. Each animal reads what it knows. */
export type Look = {
  coat?: CoatChoice;
  patches?: readonly CoatPatch[];
  hasShadow?: boolean;
  face?: CoatChoice;
  /** Around the middle of the forehead. */
  facePatches?: readonly CoatPatch[];
  tuft?: CoatChoice;
  tailtip?: CoatChoice;
  hasHorns?: boolean;
  horns?: 'short' | 'lyre' | 'wide';
  /** Long hair, and a fringe over the eyes. */
  isShaggy?: boolean;
  hasLopEars?: boolean;
  /** Of a pig, where it is not that of the body. */
  ear?: CoatChoice;
  wing?: CoatChoice;
  legInk?: Ink;
  /** Without it the female is drawn: cow, hen, sow, ewe, hind, duck; only stags, bucks and drakes are known by their own drawing. */
  sex?: Sex;
  /** Kept for its milk: a full udder. */
  isDairy?: boolean;
  /** A sheep with wool on its forehead. */
  hasWoolCap?: boolean;
  /** A red comb like a row of teeth, a low one, or a flat one with a spike behind. */
  comb?: 'single' | 'pea' | 'rose';
  earlobe?: Ink;
  nose?: Ink;
  eyeRing?: Ink;
  earInside?: Ink;
  snout?: Ink;
  wool?: CoatChoice;
  legs?: CoatChoice;
  beard?: CoatChoice;
  neck?: CoatChoice;
  tail?: CoatChoice;
  isWhiteDuck?: boolean;
  isStanding?: boolean;
  /** Head down in the grass, or resting in it. */
  pose?: 'grazing' | 'lying';
};

export function coatOf(choice: CoatChoice): Coat {
  return typeof choice === 'string' ? coats[choice] : choice;
}

/** The same coat on the far side, away from the light. */
export function shade({ base }: Coat): Coat {
  if (base === 'cream' || base === 'bone') return { base: 'bone', light: null, dark: 'ink' };
  if (base === 'ink') return { base: 'ink', light: null, dark: null };
  if (base === 'blush') return { base: '#CC705C', light: null, dark: 'oxblood' };
  return { base, light: null, dark: 'ink' };
}

/** The ink for a fold or a crease. */
export function creaseOf({ dark, light }: Coat): Ink {
  return dark ?? light ?? 'ink';
}

export function patchesOf(patches: readonly CoatPatch[] = []) {
  return patches.map(({ coat, outline }) => ({ ...coatOf(coat), outline }));
}
