// Every screen in both brands, one on a phone and the other on a desk. The rules of accessibility are asked once a screen, in one
// brand or the other. The other two markets, which add mostly words, and all pairs are in the long run.
import { markets } from '#markets/index.ts';
import { test } from '#tests/setup/browser/browser-test.ts';
import { walkScreens } from '#tests/setup/browser/walk-screens.ts';

const even = { every: 2, from: 0 };
const odd = { every: 2, from: 1 };

test.describe('MKT-4, MKT-24 anybody can open and read them', () => {
  walkScreens(markets.nl, { width: 390, checked: even });
  walkScreens(markets.de, { width: 1440, checked: odd });
});
