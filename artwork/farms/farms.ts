// Every farm of the shop has a cover of its own: its land, its season, its house, its animals.
import type { Sheet } from '../engine/sheet.ts';
import type { Farm } from './farm.ts';
import { germanFarms } from './farms-de.ts';
import { frenchFarms } from './farms-fr.ts';
import { dutchFarms } from './farms-nl.ts';
import { britishFarms } from './farms-uk.ts';
import { Stage } from './stage.ts';

/** The farms of each country, by the slug of who keeps them. */
export const farmsOf = { nl: dutchFarms, fr: frenchFarms, uk: britishFarms, de: germanFarms };
const farms = { ...dutchFarms, ...frenchFarms, ...britishFarms, ...germanFarms };
export type FarmName = keyof typeof farms;

export function farmOf(name: FarmName): Farm {
  return farms[name];
}

export function drawFarm(sheet: Sheet, name: FarmName): void {
  const farm = farmOf(name);
  farm.set(new Stage(sheet, farm.season));
}
