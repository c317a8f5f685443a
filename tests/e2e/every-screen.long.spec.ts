import { markets } from '#markets/index.ts';
import { walkScreens } from '#tests/setup/walk-screens.ts';

for (const market of [markets.fr, markets.uk]) {
  for (const width of [390, 1440]) walkScreens(market, { width, isChecked: true });
}
