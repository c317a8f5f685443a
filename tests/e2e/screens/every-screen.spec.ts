// One brand on a phone, the other on a desk, with everything looked at; the other two markets, which add mostly words, on a phone.
// All other pairs are in the long run.
import { markets } from '#markets/index.ts';
import { test } from '#tests/setup/browser/browser-test.ts';
import { walkScreens } from '#tests/setup/browser/walk-screens.ts';

test.describe('MKT-4, MKT-24 anybody can open and read them', () => {
  walkScreens(markets.nl, { width: 390, isChecked: true });
  walkScreens(markets.de, { width: 1440, isChecked: true });
  for (const market of [markets.fr, markets.uk]) walkScreens(market, { width: 390, isChecked: false });
});
