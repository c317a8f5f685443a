import { marketList } from '#markets/index.ts';
import { all, none, walkScreens } from '#tests/setup/browser/walk-screens.ts';

for (const market of marketList) {
  for (const width of [390, 1440]) walkScreens(market, { width, checked: all });
  // A small phone, and a desk at twice the size: nothing may stick out.
  for (const width of [320, 640]) walkScreens(market, { width, checked: none });
}
