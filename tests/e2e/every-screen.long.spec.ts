import { marketList, markets } from '#markets/index.ts';
import { walkScreens } from '#tests/setup/walk-screens.ts';

for (const market of [markets.fr, markets.uk]) {
  for (const width of [390, 1440]) walkScreens(market, { width, isChecked: true });
  walkScreens(market, { width: 320, isChecked: false });
}

// A window of 1280 px at twice the size.
for (const market of marketList) walkScreens(market, { width: 640, isChecked: false });
