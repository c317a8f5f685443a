// Houses of the regions. Each is drawn around its own foot, about 250 wide, and stands where it is put.
import { britishHouses } from './houses/british-houses.ts';
import { dutchHouses } from './houses/dutch-houses.ts';
import { frenchHouses } from './houses/french-houses.ts';
import { germanHouses } from './houses/german-houses.ts';
import { shedsAndTowers } from './houses/sheds-and-towers.ts';

export const houses = { ...dutchHouses, ...frenchHouses, ...britishHouses, ...germanHouses, ...shedsAndTowers };

export type HouseName = keyof typeof houses;
