import { marketList } from '#markets/index.ts';
import { walkScreens } from '#tests/setup/browser/walk-screens.ts';

for (const market of marketList) {
  for (const width of [390, 1440]) walkScreens(market, { width, isChecked: true });
  // A small phone, and a desk at twice the size: nothing may stick out.
  for (const width of [320, 640]) walkScreens(market, { width, isChecked: false });
}
