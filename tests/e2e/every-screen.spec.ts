// Both brands on a phone and a desk; the other two markets, which add mostly words, on a phone. The rest is in the long run.
import { test } from '@playwright/test';
import { markets } from '#markets/index.ts';
import { walkScreens } from '#tests/setup/walk-screens.ts';

test.describe('MKT-4, MKT-24 anybody can open and read them', () => {
  for (const market of [markets.nl, markets.de]) {
    for (const width of [390, 1440]) walkScreens(market, { width, isChecked: true });
  }
  for (const market of [markets.fr, markets.uk]) walkScreens(market, { width: 390, isChecked: false });
  // The narrowest window WCAG asks for.
  for (const market of [markets.nl, markets.de]) walkScreens(market, { width: 320, isChecked: false });
});
