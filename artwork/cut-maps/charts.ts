// Where a butcher cuts each animal. Drawn facing left, in the space of the animals: 1000 wide, the ground at 606.
import { boarChart } from './charts/boar-chart.ts';
import { chickenChart } from './charts/chicken-chart.ts';
import { cowChart } from './charts/cow-chart.ts';
import { deerChart } from './charts/deer-chart.ts';
import { fishChart } from './charts/fish-chart.ts';
import { gooseChart } from './charts/goose-chart.ts';
import { pigChart } from './charts/pig-chart.ts';
import { sheepChart } from './charts/sheep-chart.ts';

export const charts = {
  cow: cowChart,
  pig: pigChart,
  boar: boarChart,
  sheep: sheepChart,
  chicken: chickenChart,
  goose: gooseChart,
  deer: deerChart,
  fish: fishChart,
};
export type ChartName = keyof typeof charts;
