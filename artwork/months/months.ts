// Twelve plates: what runs, swims and rests on the land in each month. At the size of a card one thing tells the month.
import { autumnMonths } from './autumn-months.ts';
import type { Month } from './month.ts';
import { springMonths } from './spring-months.ts';
import { summerMonths } from './summer-months.ts';
import { winterMonths } from './winter-months.ts';

export const months = { ...winterMonths, ...springMonths, ...summerMonths, ...autumnMonths };

export type MonthName = keyof typeof months;

export function monthOf(name: MonthName): Month {
  return months[name];
}
