// Breeds: what each changes about the drawing of its animal. A new breed is one entry in the table of its kind.
import { cattle } from './breeds/cattle.ts';
import { fish } from './breeds/fish.ts';
import { game } from './breeds/game.ts';
import { pigs } from './breeds/pigs.ts';
import { poultry } from './breeds/poultry.ts';
import { sheep } from './breeds/sheep.ts';

export const breeds = { ...cattle, ...pigs, ...sheep, ...poultry, ...game, ...fish };

export type BreedName = keyof typeof breeds;
