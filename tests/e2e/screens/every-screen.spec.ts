// Every screen in one brand or the other, on a phone or on a desk, with the rules of accessibility. Every screen in all four markets
// at both widths is in the long run.
import { markets } from '#markets/index.ts';
import { test } from '#tests/setup/browser/browser-test.ts';
import { all, walkScreens } from '#tests/setup/browser/walk-screens.ts';

const even = { every: 2, from: 0 };
const odd = { every: 2, from: 1 };

test.describe('MKT-4, MKT-24 anybody can open and read them', () => {
  walkScreens(markets.nl, { width: 390, opened: even, checked: all });
  walkScreens(markets.de, { width: 1440, opened: odd, checked: all });
});
